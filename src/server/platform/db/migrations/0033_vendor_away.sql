CREATE TABLE "vendor_absences" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "vendor_absences" ADD CONSTRAINT "vendor_absences_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;