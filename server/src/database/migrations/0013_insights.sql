CREATE TABLE "child_words" (
	"child_id" uuid NOT NULL,
	"word" text NOT NULL,
	"first_on" date NOT NULL,
	CONSTRAINT "child_words_child_id_word_pk" PRIMARY KEY("child_id","word")
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"child_id" uuid NOT NULL,
	"date" date NOT NULL,
	"figures" jsonb NOT NULL,
	"quotes" jsonb,
	"told" jsonb,
	"words" text[] NOT NULL,
	"sealed" boolean DEFAULT false NOT NULL,
	"folded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insights_child_id_date_pk" PRIMARY KEY("child_id","date")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "weekly_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "flag_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "weekly_mail_sent_on" date;--> statement-breakpoint
ALTER TABLE "child_words" ADD CONSTRAINT "child_words_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "words_by_first_day" ON "child_words" USING btree ("child_id","first_on");--> statement-breakpoint
CREATE INDEX "unread_flags" ON "flags" USING btree ("child_id","at") WHERE read_at is null;--> statement-breakpoint
-- The one way to ask for a day to be counted anew: asked twice before it is done, it is done once.
CREATE FUNCTION fold_day(child uuid, day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('fold-insights', json_build_object('childId', child, 'date', day),
    job_key := format('fold-insights:%s:%s', child, day), max_attempts := 25);
END $$;
--> statement-breakpoint
-- Whoever deletes what was said: the day is counted anew without it. What goes because the family keeps it no longer is
-- another matter: that day's figures stay, sealed, and only the child's own sentences leave them. A conversation belongs
-- to the day on which it began. When the child or the family itself is deleted, nothing is found here, and nothing is
-- left to do.
CREATE FUNCTION count_without_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost record;
BEGIN
  FOR lost IN
    SELECT gone.child_id, (started_at AT TIME ZONE time_zone)::date AS day, (now() AT TIME ZONE time_zone)::date AS today,
           bool_or(gone.at < now() - make_interval(days => keep_text_days)) AS is_due
      FROM gone JOIN conversations ON conversations.id = gone.conversation_id
           JOIN children ON children.id = gone.child_id JOIN accounts ON accounts.id = children.account_id
     GROUP BY 1, 2, 3
  LOOP
    IF NOT lost.is_due THEN
      PERFORM fold_day(lost.child_id, lost.day);
    ELSIF lost.day < lost.today THEN
      UPDATE insights SET sealed = true, quotes = NULL, told = NULL WHERE child_id = lost.child_id AND date = lost.day;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_without_entries AFTER DELETE ON transcript_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_without_entries();
--> statement-breakpoint
-- Of a turn whose recording is kept for longer, only the words go.
CREATE TRIGGER count_without_words AFTER UPDATE ON transcript_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_without_entries();
--> statement-breakpoint
CREATE FUNCTION count_without_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_day(child_id, day) FROM (
    SELECT DISTINCT gone.child_id, (gone.started_at AT TIME ZONE time_zone)::date AS day
      FROM gone JOIN children ON children.id = gone.child_id JOIN accounts ON accounts.id = children.account_id
     WHERE gone.started_at >= now() - make_interval(days => keep_text_days)
  ) days;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_without_conversations AFTER DELETE ON conversations REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_without_conversations();
--> statement-breakpoint
-- Days begin at other moments in another time zone.
CREATE FUNCTION refold_children() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('refold-child', json_build_object('childId', id),
    job_key := format('refold-child:%s', id), max_attempts := 25) FROM children WHERE account_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refold_children AFTER UPDATE OF time_zone ON accounts FOR EACH ROW
  WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION refold_children();
