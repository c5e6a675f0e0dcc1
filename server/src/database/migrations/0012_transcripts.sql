-- What a turn is found by: its words, each behind a piece of the child's id. So the words of one child stand together
-- in the index, and a search reads nothing of any other family. Scripts that put no spaces between words (from Thai to
-- Chinese) are indexed letter by letter; whoever searches compares the whole as well. What PostgreSQL would take for a
-- tag, an address or a path is words to a child.
CREATE FUNCTION transcript_words(child uuid, said text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(array(
    SELECT right(child::text, 8) || left(word, 200)
      FROM unnest(tsvector_to_array(to_tsvector('simple', regexp_replace(translate(said, '<>/\@._&=%', '          '),
        '([\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF])', ' \1 ', 'g')))) word))
$$;
--> statement-breakpoint
-- Beginnings of words, all of which must be there; null when there are none. Not safe for parallel plans, so that there
-- is none: a search of one child is small, and to call others to help costs more than it does itself.
CREATE FUNCTION transcript_query(child uuid, search text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL UNSAFE AS $$
  SELECT string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
    FROM unnest(tsvector_to_array(public.transcript_words(child, search))) word
$$;
--> statement-breakpoint
CREATE TABLE "doomed_files" (
	"file" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "doomed_files_by_time" ON "doomed_files" USING btree ("at");--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_by_word" ON "transcript_entries" USING gin (transcript_words(child_id, text)) WITH (fastupdate=false);--> statement-breakpoint
-- However a recording goes, alone or with its conversation, child or family, its file is deleted soon after.
CREATE FUNCTION doom_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO doomed_files (file) SELECT file FROM gone ON CONFLICT (file) DO UPDATE SET at = excluded.at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER doom_files AFTER DELETE ON recordings REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION doom_files();
