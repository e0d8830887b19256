package dev.cedros.node;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects what is logged, and keeps it from the console. */
final class LoggedErrors extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("dev.cedros.node");
    private final List<LogRecord> records = new CopyOnWriteArrayList<>();

    LoggedErrors() {
        logger.setUseParentHandlers(false);
        logger.addHandler(this);
    }

    List<LogRecord> records() {
        return records;
    }

    @Override
    public void publish(LogRecord entry) {
        records.add(entry);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }
}
