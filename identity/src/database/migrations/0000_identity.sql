CREATE TABLE "identity"."action_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" text,
	"email" text,
	"new_email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."attempts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."factor_enrolments" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."known_addresses" (
	"uid" text NOT NULL,
	"address_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_uid_address_hash_pk" PRIMARY KEY("uid","address_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."linked_providers" (
	"provider_id" text NOT NULL,
	"raw_id" text NOT NULL,
	"uid" text NOT NULL,
	"email" text,
	"display_name" text,
	"photo_url" text,
	CONSTRAINT "linked_providers_provider_id_raw_id_pk" PRIMARY KEY("provider_id","raw_id"),
	CONSTRAINT "linked_providers_uid_providerId_unique" UNIQUE("uid","provider_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."pending_sign_ins" (
	"credential_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"sign_in_provider" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."provider_results" (
	"result_hash" text PRIMARY KEY NOT NULL,
	"sealed_result" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."provider_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"sealed_visit" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"sign_in_provider" text NOT NULL,
	"second_factor_id" text,
	"auth_time" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"display_name" text,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factors_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "identity"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"signs_from" timestamp with time zone NOT NULL,
	"signs_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"email_link_sign_in" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"valid_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "identity"."action_codes" ADD CONSTRAINT "action_codes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."factor_enrolments" ADD CONSTRAINT "factor_enrolments_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."known_addresses" ADD CONSTRAINT "known_addresses_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."linked_providers" ADD CONSTRAINT "linked_providers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."second_factors" ADD CONSTRAINT "second_factors_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "identity"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_codes_uid_index" ON "identity"."action_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_uid_index" ON "identity"."refresh_tokens" USING btree ("uid");