CREATE TABLE "vendor_busy_days" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "vendor_busy_days_vendor_id_day_source_pk" PRIMARY KEY("vendor_id","day","source"),
	CONSTRAINT "vendor_busy_days_source_check" CHECK ("vendor_busy_days"."source" in ('own', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "vendor_calendars" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"feed_number" integer DEFAULT 0 NOT NULL,
	"feed_hash" "bytea",
	"address" "bytea",
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "policies" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_busy_days" ADD CONSTRAINT "vendor_busy_days_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_calendars" ADD CONSTRAINT "vendor_calendars_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_busy_days_day_idx" ON "vendor_busy_days" USING btree ("day","vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_calendars_feed_idx" ON "vendor_calendars" USING btree ("feed_hash");--> statement-breakpoint
CREATE INDEX "vendor_calendars_asked_idx" ON "vendor_calendars" USING btree ("asked_at");