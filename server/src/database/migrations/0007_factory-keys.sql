CREATE TABLE "factory_keys" (
	"device_id" text PRIMARY KEY NOT NULL,
	"sealed_private_key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factory_keys" ADD CONSTRAINT "factory_keys_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;