-- oldest known: 0001_initial
-- A board whose key was imported keeps its serial number when it leaves its family, so that a former family, which may
-- know its Client-Id, cannot claim it as a board without a key.

CREATE OR REPLACE FUNCTION forget_board() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE boards SET mac_address = NULL, signal_dbm = NULL,
         serial_number = (SELECT serial_number FROM board_keys WHERE serial_number = boards.serial_number)
   WHERE device_id = new.id;
  RETURN NULL;
END $$;
