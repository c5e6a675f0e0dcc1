-- What the superadmins' overview shows, of all families: it is read from here, and counted at most once a minute for all
-- processes (server/src/features/overview/).
CREATE TABLE overview_totals (
  is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
  counted_at timestamptz NOT NULL,
  figures jsonb NOT NULL
);

-- In UTC. Only the newest days are counted again; a day that is over stays as it was counted.
CREATE TABLE overview_days (
  day date PRIMARY KEY,
  accounts integer NOT NULL,
  devices_registered integer NOT NULL,
  cards_registered integer NOT NULL,
  wait_list integer NOT NULL,
  conversations integer NOT NULL,
  minutes integer NOT NULL
);

-- To count one day without reading the others. That of conversations is in 04_conversations.sql.
CREATE INDEX accounts_by_creation ON accounts (created_at);
CREATE INDEX devices_by_registration ON devices (registered_at) WHERE registered_at IS NOT NULL;
CREATE INDEX cards_by_registration ON cards (registered_at) WHERE registered_at IS NOT NULL;
CREATE INDEX wait_list_by_creation ON wait_list_entries (created_at);
