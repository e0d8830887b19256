/** Services of the ROS 2 package {@code std_srvs}. */
package dev.cedros.interfaces.std_srvs.srv;
