CREATE TABLE "enquiry_number_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"sequence" uuid NOT NULL,
	"version" integer NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "enquiry_number_state_one_check" CHECK ("enquiry_number_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "enquiry_numbers" (
	"grain" text NOT NULL,
	"day" date NOT NULL,
	"split" text NOT NULL,
	"value" text NOT NULL,
	"received" integer NOT NULL,
	"withdrawn" integer NOT NULL,
	"introduced" integer NOT NULL,
	"answered" integer NOT NULL,
	"in_time" integer NOT NULL,
	"quoted" integer NOT NULL,
	"booked" integer NOT NULL,
	"lost" integer NOT NULL,
	"told" integer NOT NULL,
	"bad" integer NOT NULL,
	"accepted" bigint NOT NULL,
	"answers" integer[] NOT NULL,
	"answer_minutes" bigint[] NOT NULL,
	CONSTRAINT "enquiry_numbers_pkey" PRIMARY KEY("grain","split","day","value"),
	CONSTRAINT "enquiry_numbers_grain_check" CHECK ("enquiry_numbers"."grain" in ('day', 'week', 'month')),
	CONSTRAINT "enquiry_numbers_split_check" CHECK ("enquiry_numbers"."split" in ('all', 'kind', 'place', 'source', 'owner', 'reason', 'vendor'))
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "weekly_numbers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "numbers_mailed" date;--> statement-breakpoint
CREATE INDEX "vendor_counts_week_idx" ON "vendor_counts" USING btree ("week");
--> statement-breakpoint
-- Closed as booked through us is booked. What its last change replaced knew nothing of that, so it cannot be taken back any more.
UPDATE "leads" SET "booked_at" = coalesce("closed_at", "updated_at"), "replaced" = null WHERE "status" = 'closed' AND "booked_at" IS NULL AND lower(trim("close_reason")) = 'booked through us';--> statement-breakpoint
-- The place as it is known for those that came before it was stored.
UPDATE "leads" SET "place" = coalesce("vendors"."area", "vendors"."region") FROM "vendors" WHERE "vendors"."id" = "leads"."vendor_id";--> statement-breakpoint
UPDATE "leads" SET "place" = "payload" ->> 'state' WHERE "place" IS NULL AND "kind" = 'venue' AND "payload" ->> 'state' IN ('Delhi', 'Faridabad', 'Gurgaon', 'Noida');
