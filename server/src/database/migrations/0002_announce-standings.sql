-- Whoever changes a role, disables or deletes an account or ends a session, by whatever statement, ends the access
-- tokens at once: the standing is raised and every process is told when the transaction commits.
CREATE FUNCTION raise_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.role <> old.role OR new.scopes IS DISTINCT FROM old.scopes THEN
    new.standing := old.standing + 1;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER raise_standing BEFORE UPDATE OF role, scopes ON accounts FOR EACH ROW EXECUTE FUNCTION raise_standing();
--> statement-breakpoint
CREATE FUNCTION announce_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pipit_session_validity', 'standing');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE ON accounts FOR EACH ROW
  WHEN (new.standing <> old.standing OR new.disabled <> old.disabled) EXECUTE FUNCTION announce_standing();
--> statement-breakpoint
CREATE TRIGGER announce_deletion AFTER DELETE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION announce_standing();
--> statement-breakpoint
CREATE TRIGGER announce_end AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (new.ended_at IS DISTINCT FROM old.ended_at) EXECUTE FUNCTION announce_standing();
