-- What a transcript entry is found by: its words, each behind a piece of the child's id. So the words of one child are
-- together in the index, and a search reads nothing of any other family. Scripts that put no spaces between words (from
-- Thai to Chinese) are indexed letter by letter; a search compares the whole text as well. What PostgreSQL would take
-- for a tag, an address or a path is words to a child.
CREATE FUNCTION transcript_words(child uuid, said text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(array(
    SELECT right(child::text, 8) || left(word, 200)
      FROM unnest(tsvector_to_array(to_tsvector('simple', regexp_replace(translate(said, '<>/\@._&=%', '          '),
        '([\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF])', ' \1 ', 'g')))) word))
$$;

-- Beginnings of words, all of which must be there; null when there are none. Not safe for parallel plans, so that there
-- is none: a search of one child is small, and starting parallel workers costs more than the search itself.
CREATE FUNCTION transcript_query(child uuid, search text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE AS $$
  SELECT string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
    FROM unnest(tsvector_to_array(public.transcript_words(child, search))) word
$$;

-- Without fastupdate: entries that wait to be sorted in would be read by every family's search.
CREATE INDEX transcript_by_word ON transcript_entries USING gin (transcript_words(child_id, text)) WITH (fastupdate = false);
