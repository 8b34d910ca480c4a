CREATE TABLE "enquiry_twins" (
	"later_id" uuid NOT NULL,
	"earlier_id" uuid NOT NULL,
	CONSTRAINT "enquiry_twins_pkey" PRIMARY KEY("later_id","earlier_id")
);
--> statement-breakpoint
-- Those that are there count as compared, without a write to each; new ones, of the previous version too, do not.
ALTER TABLE "leads" ADD COLUMN "text_compared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "text_compared" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "enquiry_twins" ADD CONSTRAINT "enquiry_twins_later_id_leads_id_fk" FOREIGN KEY ("later_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_twins" ADD CONSTRAINT "enquiry_twins_earlier_id_leads_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_twins_earlier_idx" ON "enquiry_twins" USING btree ("earlier_id");--> statement-breakpoint
-- Few rows each. Those on a table of millions can be created before the release with "concurrently".
CREATE INDEX "leads_uncompared_idx" ON "leads" USING btree ("created_at","id") WHERE (not "leads"."text_compared" and not "leads"."quarantine");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "introductions_reports_idx" ON "introductions" USING btree ("reported_at","id") WHERE ("introductions"."reported_at" is not null and "introductions"."report_answered_at" is null);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_waiting_idx" ON "vendors" USING btree ("id") WHERE (("vendors"."waits_since" is not null and "vendors"."hidden_at" is null) and "vendors"."deleted_at" is null);--> statement-breakpoint
-- The newest are compared by the job: the lists of duplicates show these.
UPDATE "leads" SET "text_compared" = false WHERE "id" IN (SELECT "id" FROM "leads" ORDER BY "created_at" DESC, "id" DESC LIMIT 2000);
