CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"note" text NOT NULL,
	"count" integer NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"claim_code_hash" "bytea" NOT NULL,
	"sealed_claim_code" "bytea" NOT NULL,
	"account_id" uuid,
	"child_id" uuid,
	"name" text,
	"registered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"activity" text NOT NULL,
	CONSTRAINT "cards_claimCodeHash_unique" UNIQUE("claim_code_hash")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"claim_code_hash" "bytea" NOT NULL,
	"sealed_claim_code" "bytea" NOT NULL,
	"account_id" uuid,
	"child_id" uuid,
	"name" text,
	"registered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"wifi_network_id" uuid,
	"hardware_model" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sealed_api_key" "bytea",
	"standing" integer DEFAULT 1 NOT NULL,
	"connection_id" text,
	"last_seen_at" timestamp with time zone,
	"battery" smallint,
	"firmware" text,
	CONSTRAINT "devices_claimCodeHash_unique" UNIQUE("claim_code_hash")
);
--> statement-breakpoint
CREATE TABLE "wifi_networks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"ssid" text NOT NULL,
	"security" text NOT NULL,
	"hidden" boolean NOT NULL,
	"sealed_password" "bytea",
	"idempotency_key" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_wifi_network_per_request" UNIQUE("account_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "skipped_steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_wifi_network_id_wifi_networks_id_fk" FOREIGN KEY ("wifi_network_id") REFERENCES "public"."wifi_networks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wifi_networks" ADD CONSTRAINT "wifi_networks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_of_account" ON "cards" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "cards_of_child" ON "cards" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "cards_of_batch" ON "cards" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "devices_of_account" ON "devices" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "devices_of_child" ON "devices" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "devices_of_batch" ON "devices" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "devices_of_wifi_network" ON "devices" USING btree ("wifi_network_id");--> statement-breakpoint
CREATE INDEX "wifi_networks_of_account" ON "wifi_networks" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "one_child_per_request" UNIQUE("account_id","idempotency_key");