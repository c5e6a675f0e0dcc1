-- Changing a role or scopes, disabling or deleting an account and ending a session revoke the access tokens at once,
-- whichever statement does it: the token version is raised, and every process is notified when the transaction commits.
CREATE FUNCTION raise_token_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.role <> old.role OR new.scopes IS DISTINCT FROM old.scopes THEN
    new.token_version := old.token_version + 1;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER raise_token_version BEFORE UPDATE OF role, scopes ON accounts
  FOR EACH ROW EXECUTE FUNCTION raise_token_version();

-- Which account is concerned; its sessions and devices, and the roles in its family, are then read again. The argument names
-- the column with its id.
CREATE FUNCTION announce_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pipit_announcements', account_id || ' access')
    FROM (VALUES (to_jsonb(old) ->> tg_argv[0]), (to_jsonb(new) ->> tg_argv[0])) AS concerned (account_id)
   WHERE account_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_access_change AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (new.token_version <> old.token_version OR new.disabled <> old.disabled
    OR new.confirmed_second_factor IS DISTINCT FROM old.confirmed_second_factor)
  EXECUTE FUNCTION announce_access('id');

CREATE TRIGGER announce_deletion AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION announce_access('id');

CREATE TRIGGER announce_end AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (new.ended_at IS DISTINCT FROM old.ended_at OR new.second_factor IS DISTINCT FROM old.second_factor)
  EXECUTE FUNCTION announce_access('account_id');

-- The process that holds the connection of a deactivated device closes it.
CREATE TRIGGER announce_access_change AFTER UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (new.token_version <> old.token_version) EXECUTE FUNCTION announce_access('account_id');

CREATE TRIGGER announce_deletion AFTER DELETE ON devices FOR EACH ROW EXECUTE FUNCTION announce_access('account_id');
