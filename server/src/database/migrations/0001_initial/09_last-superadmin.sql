-- At least one superadmin remains, whichever statement is run and however many run at the same time. The server knows
-- this error by its code.
CREATE FUNCTION require_superadmin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- lastSuperadmin in database/src/advisory-locks.ts
  PERFORM pg_advisory_xact_lock(7747483);
  IF NOT EXISTS (SELECT FROM accounts WHERE role = 'superadmin' AND NOT disabled) THEN
    RAISE EXCEPTION 'at least one superadmin must remain' USING ERRCODE = 'PIP01';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER require_superadmin_on_update AFTER UPDATE OF role, disabled ON accounts FOR EACH ROW
  WHEN (old.role = 'superadmin' AND NOT old.disabled AND (new.role <> 'superadmin' OR new.disabled))
  EXECUTE FUNCTION require_superadmin();

CREATE TRIGGER require_superadmin_on_delete AFTER DELETE ON accounts FOR EACH ROW
  WHEN (old.role = 'superadmin' AND NOT old.disabled) EXECUTE FUNCTION require_superadmin();
