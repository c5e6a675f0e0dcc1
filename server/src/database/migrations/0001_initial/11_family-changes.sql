-- Processes are notified which resource of which family changed, never of its contents, so that open pages update.
-- The trigger's argument names the resource. Children and wifi networks change only by calls, which announce them after
-- the commit: an announcement within the transaction holds up every other commit until it is on the disk.
CREATE FUNCTION announce_family_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_account uuid := CASE WHEN tg_op = 'INSERT' THEN NULL ELSE old.account_id END;
  new_account uuid := CASE WHEN tg_op = 'DELETE' THEN NULL ELSE new.account_id END;
  changed_id text := CASE WHEN tg_op = 'DELETE' THEN old.id ELSE new.id END;
BEGIN
  IF old_account IS NOT NULL THEN
    PERFORM pg_notify('pipit_announcements', concat_ws(' ', old_account, tg_argv[0], changed_id));
  END IF;
  IF new_account IS NOT NULL AND new_account IS DISTINCT FROM old_account THEN
    PERFORM pg_notify('pipit_announcements', concat_ws(' ', new_account, tg_argv[0], changed_id));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_family_change AFTER UPDATE OR DELETE ON cards
  FOR EACH ROW EXECUTE FUNCTION announce_family_change('cards');

CREATE TRIGGER announce_family_change
  AFTER UPDATE OF account_id, child_id, wifi_network_id, name, firmware, proven_at OR DELETE ON devices
  FOR EACH ROW EXECUTE FUNCTION announce_family_change('devices');

CREATE FUNCTION announce_presence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pipit_announcements', concat_ws(' ', account_id, 'devices', id))
    FROM devices WHERE id = new.device_id AND account_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_presence_change AFTER INSERT OR UPDATE OF connection_id, battery ON device_presence
  FOR EACH ROW EXECUTE FUNCTION announce_presence_change();

CREATE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pipit_announcements', concat_ws(' ', new.id, 'account', new.id));
  RETURN NULL;
END $$;

CREATE TRIGGER announce_account_change AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION announce_account_change();
