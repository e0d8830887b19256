package dev.cedros.text;

import dev.cedros.cdr.CdrReader;

/** Gives no text: for elements that are left out and yet have to be read. */
final class SilentForm implements TextForm {
    static final SilentForm INSTANCE = new SilentForm();

    private SilentForm() {}

    @Override
    public void beginMessage() {}

    @Override
    public void member(String name) {}

    @Override
    public void endMessage() {}

    @Override
    public void emptyMessage() {}

    @Override
    public int beginList(int index, int count) {
        return 0;
    }

    @Override
    public void element(int number) {}

    @Override
    public void endList(int count, int shown) {}

    @Override
    public boolean takesBytes(byte op, int count) {
        return false;
    }

    @Override
    public void bytes(CdrReader in, int count) {}

    @Override
    public void bool(boolean value) {}

    @Override
    public void integer(long value) {}

    @Override
    public void integer64(long value, boolean unsigned) {}

    @Override
    public void octet(int value) {}

    @Override
    public void real(double value) {}

    @Override
    public void text(String value) {}
}
