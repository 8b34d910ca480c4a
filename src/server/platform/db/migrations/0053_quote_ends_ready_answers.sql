CREATE TABLE "ready_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "ended" text;--> statement-breakpoint
ALTER TABLE "ready_answers" ADD CONSTRAINT "ready_answers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ready_answers_vendor_idx" ON "ready_answers" USING btree ("vendor_id","id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ended_check" CHECK ("quotes"."ended" in ('family', 'other', 'vendor', 'recalled'));--> statement-breakpoint
-- Quotes that ended before: by the vendor's decline, by a recall, by the family's own decision, else because it accepted another.
UPDATE "quotes" SET "ended" = CASE
  WHEN EXISTS (SELECT 1 FROM "events" WHERE "events"."type" = 'quote.declined' AND "events"."facts"->>'introductionId' = "quotes"."introduction_id"::text) THEN 'family'
  WHEN (SELECT "status" FROM "introductions" WHERE "introductions"."id" = "quotes"."introduction_id") = 'declined' THEN 'vendor'
  WHEN (SELECT "status" FROM "introductions" WHERE "introductions"."id" = "quotes"."introduction_id") = 'recalled' THEN 'recalled'
  ELSE 'other' END
WHERE "status" = 'declined';
