CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"device_id" text,
	"card_id" text,
	"activity" text,
	"language" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"runner" uuid,
	"state" jsonb
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"entry_number" integer,
	"at" timestamp with time zone NOT NULL,
	"about" text NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"snippet" text NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "one_flag_per_finding" UNIQUE("conversation_id","at","about","category")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"entry_number" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"milliseconds" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recordings_file_unique" UNIQUE("file"),
	CONSTRAINT "one_recording_per_entry" UNIQUE("conversation_id","entry_number","kind")
);
--> statement-breakpoint
CREATE TABLE "transcript_entries" (
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"child_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"text" text,
	"card_id" text,
	"activity" text,
	"interrupted" boolean NOT NULL,
	"typed" boolean NOT NULL,
	CONSTRAINT "transcript_entries_conversation_id_number_pk" PRIMARY KEY("conversation_id","number")
);
--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "keep_text_days" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "keep_speech_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "keep_vision_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "daily_minutes" integer;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "bedtime" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_entries" ADD CONSTRAINT "transcript_entries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_child" ON "conversations" USING btree ("child_id","started_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_account" ON "conversations" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "conversations_of_device" ON "conversations" USING btree ("device_id","started_at");--> statement-breakpoint
CREATE INDEX "conversations_by_start" ON "conversations" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "live_conversations" ON "conversations" USING btree ("alive_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "flags_of_child" ON "flags" USING btree ("child_id","at");--> statement-breakpoint
CREATE INDEX "flags_of_account" ON "flags" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "recordings_of_child" ON "recordings" USING btree ("child_id","kind","at");--> statement-breakpoint
CREATE INDEX "transcript_of_child" ON "transcript_entries" USING btree ("child_id","at","conversation_id","number");