package acme.robot;

import dev.cedros.codec.Messages;
import dev.cedros.error.UnknownTypeException;

/** Looks for messages that are there, and for one that is not there any more. */
public final class Main {
    private Main() {}

    /**
     * Runs the program.
     *
     * @param args ignored
     */
    public static void main(String[] args) {
        Added added = new Added(7, new Point(1, 2));
        System.out.println(Messages.decode("acme_msgs/msg/Added", AddedCodec.encode(added)));
        System.out.println(Messages.decode("acme_msgs/Point", PointCodec.encode(new Point(3, 4))));
        try {
            System.out.println(Messages.decode("acme_msgs/msg/Gone", new byte[] {0, 1, 0, 0, 1, 0, 0, 0}));
        } catch (UnknownTypeException e) {
            System.out.println(e.typeName() + " is unknown");
        }
    }
}
