/** Services of the ROS 2 package {@code composition_interfaces}. */
package dev.cedros.interfaces.composition_interfaces.srv;
