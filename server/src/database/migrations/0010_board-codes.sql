-- oldest known: 0001_initial
-- Only codes of boards that still ask can be claimed, and a network has few of them. Both columns are for that.

ALTER TABLE board_activations
  -- When the board last asked whether somebody has claimed it.
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now(),
  -- A keyed hash of the network that the board is in; null for a board that has a family, and so needs no code.
  ADD COLUMN network_hash bytea;
