-- oldest known: 0001_initial
-- Keyed hashes of the IPv6 networks that contain the network of a board that waits: they are counted, too.
ALTER TABLE board_activations ADD COLUMN wider_network_hashes bytea[] NOT NULL DEFAULT '{}';
