-- A device or card that loses its account, by being deactivated or because the account was deleted, loses everything
-- of the family: its name, child, network and key. The tokens of a device are revoked.
CREATE FUNCTION deactivate_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.status := 'deactivated';
  new.name := NULL;
  new.child_id := NULL;
  new.wifi_network_id := NULL;
  new.encrypted_api_key := NULL;
  new.proven_at := NULL;
  new.registered_at := NULL;
  new.token_version := old.token_version + 1;
  new.version := old.version + 1;
  new.updated_at := now();
  UPDATE device_presence SET connection_id = NULL, process_id = NULL, battery = NULL WHERE device_id = new.id;
  RETURN new;
END $$;

CREATE TRIGGER deactivate BEFORE UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS NULL) EXECUTE FUNCTION deactivate_device();

CREATE FUNCTION deactivate_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.status := 'deactivated';
  new.name := NULL;
  new.child_id := NULL;
  new.registered_at := NULL;
  new.version := old.version + 1;
  new.updated_at := now();
  RETURN new;
END $$;

CREATE TRIGGER deactivate BEFORE UPDATE OF account_id ON cards FOR EACH ROW
  WHEN (old.account_id IS NOT NULL AND new.account_id IS NULL) EXECUTE FUNCTION deactivate_card();
