-- oldest known: 0001_initial
-- A board asks for updates only when it starts, so it is told to restart after a conversation.
ALTER TABLE firmware_updates
  ADD COLUMN restarts_asked integer NOT NULL DEFAULT 0,
  ADD COLUMN restart_asked_at timestamptz;
