-- What a child says in these categories may be about somebody at home, who may read the account. Such turns and those around
-- them are stored, but withheld from the account holder.
CREATE FUNCTION is_protected_category(category text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(category IN ('abuse', 'neglect', 'sexual', 'secrecy', 'self-harm'), false)
$$;

-- So that the words below match in every collation, and as a speech recogniser or a child writes them.
CREATE FUNCTION without_accents(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(normalize(words, NFD), 'ß', 'ss'), '[\u0300-\u036f]', '', 'g')
$$;

-- Who looks after a child, as children say it, in English, Spanish, German, French and Portuguese: a regular expression for
-- words without accents. Forms that mean something else in one of these languages need the word before them: "la même" is
-- no grandmother, "mi país" no parents, and "el canguro" is an animal.
CREATE FUNCTION carers() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '\y('
    -- English
    || 'dad|dads|dada|daddy|daddys|papa|pa|father|fathers|mum|mums|mummy|mummys|mumma|mam|mammy|mama|mom|moms|mommy|momma|mother|'
    || 'mothers|parents?|step\w+|foster\w*|nan|nana|nanna|nanny|gran|granny|grandma|grandpa|gramps|grandad|granddad|grandfather|'
    || 'grandmother|uncle|aunt|auntie|aunty|godfather|godmother|boyfriend|girlfriend|babysitter|home|'
    -- Spanish
    || 'papas|papi|papis|papito|papaito|padres?|mamas|mami|mamis|mamita|mamaita|madres?|padrastros?|madrastras?|padrino|madrina|'
    || 'abuel[oa]s?|abuelit[oa]s?|abue|abu|yay[oa]s?|ti[oa]s?|tit[oa]|novi[oa]|ninera|la canguro|acogida|casa|'
    -- German
    || 'paps|vati|vatis|vater|vaters|mutti|muttis|mutter|eltern|stief\w+|pflege\w+|omas?|omis?|opas?|opis?|gross(mutter|vater|eltern)|'
    || '(paten)?(onkel|tante)|tagesmutter|lebensgefahrt\w+|hause|zuhause|daheim|'
    -- French
    || 'papou|papy|peres?|mamans?|mamie|mamy|meres?|ma meme|mon pepe|oncle|tonton|tata|tatie|parrain|marraine|nounou|nourrice|'
    || 'accueil|maison|chez (moi|nous)|'
    -- Portuguese
    || 'pai|papai|paizinho|painho|mae|maes|mamae|maezinha|mainha|(meus|os|dos|aos|nossos) pais|padrasto|madrasta|padrinho|madrinha|'
    || 'avos?|vovos?|vo|vozinh[oa]|titi[oa]|namorad[oa]|baba|acolhimento'
    || ')\y'
$$;

CREATE FUNCTION weapons() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '\y('
    || 'guns?|rifle|pistol|revolver|knife|knives|axe|hammer|machete|belt|weapons?|'
    || 'pistola|escopeta|armas?|cuchillo|navaja|hacha|martillo|cinturon|cinto|correa|'
    || 'pistole|gewehr|waffen?|\w*messer|axt|beil|gurtel|'
    || 'pistolet|fusil|armes?|couteau|hache|marteau|machette|ceinture|'
    || 'espingarda|faca|facao|canivete|machado|martelo|catana'
    || ')\y'
$$;

-- Sadness or a parent's drinking may be about the reader, too, when the words name somebody who looks after the child, and
-- so may a weapon in that person's hands. What a child has swallowed is no secret: a parent has to know it at once.
CREATE FUNCTION is_protected_flag(category text, severity text, snippet text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT is_protected_category(category) OR CASE
    WHEN category IN ('unhappiness', 'bullying', 'violence', 'cruelty') THEN without_accents(snippet) ~* carers()
    WHEN category = 'substances' THEN severity <> 'high' AND without_accents(snippet) ~* carers()
    WHEN category = 'danger' THEN without_accents(snippet) ~* (carers() || '\W+(\w+\W+){0,4}' || weapons())
    ELSE false END
$$;

-- The turn before often begins it, and the replies repeat it. After a quiet flag, which is often a false alarm, and in the
-- other categories, only the turn itself and the reply are withheld.
CREATE FUNCTION is_near_protected_flag(account uuid, conversation uuid, entry integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM flags WHERE account_id = account AND conversation_id = conversation AND about = 'child' AND is_protected_flag(category, severity, snippet)
       AND CASE WHEN severity <> 'low' AND is_protected_category(category)
                THEN entry BETWEEN entry_number - 2 AND entry_number + 10
                ELSE entry BETWEEN entry_number AND entry_number + 1 END)
$$;

CREATE FUNCTION withhold_new_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.withheld := new.withheld OR is_near_protected_flag(new.account_id, new.conversation_id, new.number);
  RETURN new;
END $$;

CREATE TRIGGER withhold_new_entry BEFORE INSERT ON transcript_entries FOR EACH ROW EXECUTE FUNCTION withhold_new_entry();

-- Stored rather than computed: when a parent deletes the flagged turn, the turns around it stay withheld. A flag of a
-- blocked coach sentence has no entry; it belongs to the entry before. Its words may repeat those of the child.
CREATE FUNCTION withhold_around_flag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.about = 'child' AND is_protected_flag(new.category, new.severity, new.snippet) THEN
    UPDATE transcript_entries SET withheld = true
     WHERE account_id = new.account_id AND conversation_id = new.conversation_id AND NOT withheld
       AND is_near_protected_flag(account_id, conversation_id, number);
  END IF;
  UPDATE flags SET withheld = true
   WHERE account_id = new.account_id AND conversation_id = new.conversation_id AND NOT withheld AND (
    (about = 'child' AND is_protected_flag(category, severity, snippet)) OR (
      SELECT entry.withheld FROM transcript_entries entry
       WHERE entry.account_id = new.account_id AND entry.conversation_id = flags.conversation_id
         AND CASE WHEN entry_number IS NULL THEN entry.at <= flags.at ELSE entry.number = entry_number END
       ORDER BY entry.number DESC LIMIT 1));
  RETURN NULL;
END $$;

CREATE TRIGGER withhold_around_flag AFTER INSERT OR UPDATE OF category, severity ON flags
  FOR EACH ROW EXECUTE FUNCTION withhold_around_flag();

CREATE TRIGGER forget_withheld AFTER UPDATE OF withheld ON transcript_entries FOR EACH ROW
  WHEN (new.withheld) EXECUTE FUNCTION forget_entry();
