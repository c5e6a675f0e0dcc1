-- oldest known: 0001_initial
-- A board that leaves its family is forgotten, but for the hash of its Client-Id: the next family is told that somebody
-- may know the Client-Id.

ALTER TABLE boards ALTER COLUMN mac_address DROP NOT NULL;

CREATE FUNCTION forget_board() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE boards SET mac_address = NULL, serial_number = NULL, signal_dbm = NULL WHERE device_id = new.id;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_board AFTER UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS NULL) EXECUTE FUNCTION forget_board();

UPDATE boards SET mac_address = NULL, serial_number = NULL, signal_dbm = NULL
  FROM devices WHERE devices.id = device_id AND account_id IS NULL;
