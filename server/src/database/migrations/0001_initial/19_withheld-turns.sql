-- What a child says in these categories may be about somebody at home, who may read the account. Such turns and those around
-- them are stored, but withheld from the account holder (decision 0074).
CREATE FUNCTION is_protected_category(category text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(category IN ('abuse', 'neglect', 'sexual', 'secrecy', 'self-harm'), false)
$$;

-- Who looks after a child, as a regular expression.
CREATE FUNCTION carers() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '\y(dad|dads|dada|daddy|daddys|papa|pa|father|fathers|mum|mums|mummy|mummys|mam|mama|mom|moms|mommy|mother|mothers|'
    || 'parents?|step\w+|foster\w*|nan|nana|nanny|gran|granny|grandma|grandpa|grandad|granddad|grandfather|grandmother|'
    || 'uncle|aunt|auntie|boyfriend|girlfriend|babysitter|home)\y'
$$;

-- Sadness or a parent's drinking may be about the reader, too, when the words name somebody who looks after the child, and
-- so may a weapon in that person's hands. What a child has swallowed is no secret: a parent has to know it at once.
CREATE FUNCTION is_protected_flag(category text, severity text, snippet text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT is_protected_category(category) OR CASE
    WHEN category IN ('unhappiness', 'bullying', 'violence', 'cruelty') THEN snippet ~* carers()
    WHEN category = 'substances' THEN severity <> 'high' AND snippet ~* carers()
    WHEN category = 'danger' THEN
      snippet ~* (carers() || '\W+(\w+\W+){0,4}(gun|guns|rifle|pistol|knife|knives|axe|hammer|machete|belt|weapon|weapons)\y')
    ELSE false END
$$;

-- The turn before often begins it, and the replies repeat it. After a quiet flag, which is often a false alarm, and in the
-- other categories, only the turn itself and the reply are withheld.
CREATE FUNCTION is_near_protected_flag(conversation uuid, entry integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM flags WHERE conversation_id = conversation AND about = 'child' AND is_protected_flag(category, severity, snippet)
       AND CASE WHEN severity <> 'low' AND is_protected_category(category)
                THEN entry BETWEEN entry_number - 2 AND entry_number + 10
                ELSE entry BETWEEN entry_number AND entry_number + 1 END)
$$;

CREATE FUNCTION withhold_new_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.withheld := new.withheld OR is_near_protected_flag(new.conversation_id, new.number);
  RETURN new;
END $$;

CREATE TRIGGER withhold_new_entry BEFORE INSERT ON transcript_entries FOR EACH ROW EXECUTE FUNCTION withhold_new_entry();

-- Stored rather than computed: when a parent deletes the flagged turn, the turns around it stay withheld. A flag of a
-- blocked coach sentence has no entry; it belongs to the entry before. Its words may repeat those of the child.
CREATE FUNCTION withhold_around_flag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.about = 'child' AND is_protected_flag(new.category, new.severity, new.snippet) THEN
    UPDATE transcript_entries SET withheld = true
     WHERE conversation_id = new.conversation_id AND NOT withheld AND is_near_protected_flag(conversation_id, number);
  END IF;
  UPDATE flags SET withheld = true WHERE conversation_id = new.conversation_id AND NOT withheld AND (
    (about = 'child' AND is_protected_flag(category, severity, snippet)) OR (
      SELECT entry.withheld FROM transcript_entries entry
       WHERE entry.conversation_id = flags.conversation_id
         AND CASE WHEN entry_number IS NULL THEN entry.at <= flags.at ELSE entry.number = entry_number END
       ORDER BY entry.number DESC LIMIT 1));
  RETURN NULL;
END $$;

CREATE TRIGGER withhold_around_flag AFTER INSERT OR UPDATE OF category, severity ON flags
  FOR EACH ROW EXECUTE FUNCTION withhold_around_flag();

CREATE FUNCTION forget_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM facts WHERE conversation_id = new.conversation_id AND entry_number = new.number;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_withheld AFTER UPDATE OF withheld ON transcript_entries FOR EACH ROW
  WHEN (new.withheld) EXECUTE FUNCTION forget_withheld();
