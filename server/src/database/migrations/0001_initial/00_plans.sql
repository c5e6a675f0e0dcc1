-- What a family may have. The server fills this table at its start from PLANS_FILE, and without one has the single plan
-- below. A limit that is null does not exist. The limits are read where they are checked and never cached, so an UPDATE of
-- a plan, or of accounts.subscription, applies to the next statement.
CREATE TABLE plans (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  devices integer,
  children integer,
  -- For each child: brothers and sisters do not share them.
  minutes_per_day integer,
  weekly_reports boolean NOT NULL,
  -- The order in which plans are listed.
  position integer NOT NULL,
  -- The plan of new accounts.
  is_default boolean NOT NULL,
  -- No longer configured. Families that have it keep it, but it can no longer be chosen.
  retired boolean NOT NULL DEFAULT false
);

CREATE UNIQUE INDEX one_default_plan ON plans (is_default) WHERE is_default;

INSERT INTO plans (id, name, description, weekly_reports, position, is_default)
VALUES ('own-server', 'Own server', 'Pipit runs on its own server; nothing is limited.', true, 0, true);

CREATE FUNCTION default_plan() RETURNS text STABLE LANGUAGE sql AS 'SELECT id FROM plans WHERE is_default';
