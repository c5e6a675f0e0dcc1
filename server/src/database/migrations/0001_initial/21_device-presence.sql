-- Room in each page, so that the battery and the time a device was last seen are updated in place, without the indexes.
ALTER TABLE devices SET (fillfactor = 70);
