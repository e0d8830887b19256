package dev.cedros.node;

/**
 * The services and topics of which an action consists.
 *
 * @param action the expanded name of the action
 */
record ActionNames(String action) {
    String sendGoal() {
        return part("send_goal");
    }

    String cancelGoal() {
        return part("cancel_goal");
    }

    String getResult() {
        return part("get_result");
    }

    String feedback() {
        return part("feedback");
    }

    String status() {
        return part("status");
    }

    private String part(String name) {
        return action + "/_action/" + name;
    }
}
