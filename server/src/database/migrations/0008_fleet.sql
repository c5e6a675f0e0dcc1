CREATE TABLE "account_terms" (
	"account_id" uuid NOT NULL,
	"term" text NOT NULL,
	"role" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"disabled" boolean NOT NULL,
	CONSTRAINT "account_terms_account_id_term_pk" PRIMARY KEY("account_id","term")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"concerned_account_id" uuid,
	"thing" text,
	"thing_id" text,
	"reason" text,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entries_previousHash_unique" UNIQUE("previous_hash")
);
--> statement-breakpoint
CREATE TABLE "bulk_job_failures" (
	"job_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"row_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "bulk_job_failures_job_id_place_pk" PRIMARY KEY("job_id","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"input" jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_terms" (
	"card_id" text NOT NULL,
	"term" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "card_terms_card_id_term_pk" PRIMARY KEY("card_id","term")
);
--> statement-breakpoint
CREATE TABLE "device_terms" (
	"device_id" text NOT NULL,
	"term" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "device_terms_device_id_term_pk" PRIMARY KEY("device_id","term")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "connected" boolean GENERATED ALWAYS AS (connection_id is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD COLUMN "invited" boolean GENERATED ALWAYS AS (invited_at is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "account_terms" ADD CONSTRAINT "account_terms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_failures" ADD CONSTRAINT "bulk_job_failures_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_terms" ADD CONSTRAINT "card_terms_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_terms" ADD CONSTRAINT "device_terms_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_terms_by_term" ON "account_terms" USING btree ("role","email_verified","disabled",term collate "C","account_id");--> statement-breakpoint
CREATE INDEX "audit_of_account" ON "audit_entries" USING btree ("concerned_account_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "bulk_jobs_of_account" ON "bulk_jobs" USING btree ("requested_by","id");--> statement-breakpoint
CREATE INDEX "bulk_jobs_by_end" ON "bulk_jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "card_terms_by_term" ON "card_terms" USING btree ("status",term collate "C","card_id");--> statement-breakpoint
CREATE INDEX "device_terms_by_term" ON "device_terms" USING btree ("status",term collate "C","device_id");--> statement-breakpoint
CREATE INDEX "accounts_by_age" ON "accounts" USING btree ("role","email_verified","disabled","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_by_email" ON "accounts" USING btree ("role","email_verified","disabled",lower(email) collate "C","id");--> statement-breakpoint
CREATE INDEX "batches_by_age" ON "batches" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "cards_by_age" ON "cards" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "cards_of_batch_by_age" ON "cards" USING btree ("batch_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "cards_of_activity" ON "cards" USING btree ("activity","status","created_at","id");--> statement-breakpoint
CREATE INDEX "cards_of_batch_and_activity" ON "cards" USING btree ("batch_id","activity","status","created_at","id");--> statement-breakpoint
CREATE INDEX "devices_by_age" ON "devices" USING btree ("status","connected","created_at","id");--> statement-breakpoint
CREATE INDEX "devices_of_batch_by_age" ON "devices" USING btree ("batch_id","status","connected","created_at","id");--> statement-breakpoint
CREATE INDEX "devices_of_firmware" ON "devices" USING btree ("firmware","status","connected","created_at","id");--> statement-breakpoint
CREATE INDEX "devices_of_batch_and_firmware" ON "devices" USING btree ("batch_id","firmware","status","connected","created_at","id");--> statement-breakpoint
CREATE INDEX "wait_list_by_age" ON "wait_list_entries" USING btree ("invited","id");--> statement-breakpoint
CREATE INDEX "wait_list_by_email" ON "wait_list_entries" USING btree ("invited",email collate "C");