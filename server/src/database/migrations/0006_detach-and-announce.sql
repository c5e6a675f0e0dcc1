-- However a device or card loses its account, by being deactivated or because the account was deleted, it is detached
-- whole: its name, child, network and key go, and its tokens end.
CREATE FUNCTION detach_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.status := 'deactivated';
  new.name := NULL;
  new.child_id := NULL;
  new.wifi_network_id := NULL;
  new.sealed_api_key := NULL;
  new.connection_id := NULL;
  new.battery := NULL;
  new.registered_at := NULL;
  new.standing := old.standing + 1;
  new.version := old.version + 1;
  new.updated_at := now();
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER detach BEFORE UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS NULL) EXECUTE FUNCTION detach_device();
--> statement-breakpoint
CREATE FUNCTION detach_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.status := 'deactivated';
  new.name := NULL;
  new.child_id := NULL;
  new.registered_at := NULL;
  new.version := old.version + 1;
  new.updated_at := now();
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER detach BEFORE UPDATE OF account_id ON cards FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS NULL) EXECUTE FUNCTION detach_card();
--> statement-breakpoint
-- Every process hears which thing of which family changed, never its contents, so that open pages change by themselves.
-- The first argument names the thing. Children and wifi networks change only by calls, which announce them once they are
-- kept: an announcement within the transaction holds up every other commit until it is on the disk.
CREATE FUNCTION announce_household() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was uuid := CASE WHEN tg_op = 'INSERT' THEN NULL ELSE old.account_id END;
  is_now uuid := CASE WHEN tg_op = 'DELETE' THEN NULL ELSE new.account_id END;
  thing_id text := CASE WHEN tg_op = 'DELETE' THEN old.id ELSE new.id END;
BEGIN
  IF was IS NOT NULL THEN
    PERFORM pg_notify('pipit_family_changes', json_build_object('accountId', was, 'resource', tg_argv[0], 'id', thing_id)::text);
  END IF;
  IF is_now IS NOT NULL AND is_now IS DISTINCT FROM was THEN
    PERFORM pg_notify('pipit_family_changes', json_build_object('accountId', is_now, 'resource', tg_argv[0], 'id', thing_id)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_household AFTER UPDATE OR DELETE ON cards
  FOR EACH ROW EXECUTE FUNCTION announce_household('cards');
--> statement-breakpoint
-- Being seen again every few seconds is no news.
CREATE TRIGGER announce_household AFTER UPDATE OF account_id, child_id, wifi_network_id, name, connection_id, battery, firmware OR DELETE
  ON devices FOR EACH ROW EXECUTE FUNCTION announce_household('devices');
--> statement-breakpoint
CREATE FUNCTION announce_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pipit_family_changes', json_build_object('accountId', new.id, 'resource', 'account', 'id', new.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_profile AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION announce_profile();
--> statement-breakpoint
-- A deactivated device's open connection ends on whatever process holds it.
CREATE TRIGGER announce_change AFTER UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (new.standing <> old.standing) EXECUTE FUNCTION announce_standing();
--> statement-breakpoint
CREATE TRIGGER announce_deletion AFTER DELETE ON devices FOR EACH STATEMENT EXECUTE FUNCTION announce_standing();
