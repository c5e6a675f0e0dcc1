-- oldest known: 0001_initial
-- What could not be encoded yet, encrypted: as the device has sent it, and how often that was tried. The recording is shown
-- once it is encoded.
ALTER TABLE recordings
  ADD COLUMN encrypted_original bytea,
  ADD COLUMN encoding_attempts integer NOT NULL DEFAULT 0;
