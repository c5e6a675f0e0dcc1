-- How much one family can have, so that nobody fills the installation. Triggers check it for every statement, and make
-- those of one family that run at the same time wait for each other. The server knows the error by its code, and the
-- constraint is the code of the API error.
--
-- Children and devices are also limited by the family's plan. What exceeds a plan that was lowered stays; only adding is
-- refused.
CREATE FUNCTION check_plan_limit(family uuid, resource text, amount integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan text;
  allowed integer;
BEGIN
  SELECT plans.name, CASE resource WHEN 'children' THEN plans.children ELSE plans.devices END INTO plan, allowed
    FROM accounts JOIN plans ON plans.id = accounts.subscription WHERE accounts.id = family;
  IF amount > allowed THEN
    RAISE EXCEPTION 'plan limit reached' USING ERRCODE = 'PIP04',
      DETAIL = json_build_object('limit', resource, 'plan', plan, 'allowed', allowed, 'used', amount - 1);
  END IF;
END $$;

CREATE FUNCTION check_quota() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maximum integer := tg_argv[0];
  amount integer;
BEGIN
  PERFORM FROM accounts WHERE id = new.account_id FOR NO KEY UPDATE;
  IF tg_table_name = 'wifi_networks' THEN
    SELECT count(*) INTO amount FROM wifi_networks WHERE account_id = new.account_id AND removed_at IS NULL;
  ELSE
    EXECUTE format('SELECT count(*) FROM %I WHERE account_id = $1', tg_table_name) INTO amount USING new.account_id;
  END IF;
  IF amount > maximum THEN
    RAISE EXCEPTION 'quota exceeded' USING ERRCODE = 'PIP02', CONSTRAINT = tg_argv[1];
  END IF;
  IF tg_table_name IN ('children', 'devices') THEN
    PERFORM check_plan_limit(new.account_id, tg_table_name, amount);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER check_quota AFTER INSERT ON children FOR EACH ROW
  EXECUTE FUNCTION check_quota('50', 'too-many-children');

CREATE TRIGGER check_quota AFTER INSERT OR UPDATE OF removed_at ON wifi_networks FOR EACH ROW
  WHEN (new.removed_at IS NULL) EXECUTE FUNCTION check_quota('50', 'too-many-wifi-networks');

CREATE TRIGGER check_quota AFTER UPDATE OF account_id ON devices FOR EACH ROW
  WHEN (new.account_id IS NOT NULL AND new.account_id IS DISTINCT FROM old.account_id)
  EXECUTE FUNCTION check_quota('50', 'too-many-devices');

CREATE TRIGGER check_quota AFTER UPDATE OF account_id ON cards FOR EACH ROW
  WHEN (new.account_id IS NOT NULL AND new.account_id IS DISTINCT FROM old.account_id)
  EXECUTE FUNCTION check_quota('500', 'too-many-cards');

-- Switching the weekly mail on needs a plan with weekly reports. If the plan is lowered later, the choice stays, and no
-- mail is sent until the plan includes reports again.
CREATE FUNCTION check_weekly_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plan text;
BEGIN
  SELECT name INTO plan FROM plans WHERE id = new.subscription AND NOT weekly_reports;
  IF FOUND THEN
    RAISE EXCEPTION 'plan limit reached' USING ERRCODE = 'PIP04',
      DETAIL = json_build_object('limit', 'weeklyReports', 'plan', plan);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER check_weekly_reports AFTER UPDATE OF weekly_mail ON accounts FOR EACH ROW
  WHEN (new.weekly_mail AND NOT old.weekly_mail) EXECUTE FUNCTION check_weekly_reports();

-- A new sign-in is never refused: it ends the session that was not used for the longest time.
CREATE FUNCTION end_surplus_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET ended_at = now() WHERE account_id = new.account_id AND id IN (
    SELECT id FROM sessions WHERE account_id = new.account_id AND ended_at IS NULL
     ORDER BY last_used_at DESC, id OFFSET 100
  );
  RETURN NULL;
END $$;

CREATE TRIGGER end_surplus_sessions AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION end_surplus_sessions();
