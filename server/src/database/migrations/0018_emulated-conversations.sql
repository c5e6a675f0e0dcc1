-- oldest known: 0001_initial
-- What a superadmin says in the emulator is not the child's: it uses no time, is not remembered, and counts nowhere.
ALTER TABLE conversations ADD COLUMN emulated boolean NOT NULL DEFAULT false;
