CREATE TABLE "vendor_short_names" (
	"name" text PRIMARY KEY NOT NULL,
	"vendor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "short_name" text;--> statement-breakpoint
ALTER TABLE "vendor_short_names" ADD CONSTRAINT "vendor_short_names_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_short_names_vendor_idx" ON "vendor_short_names" USING btree ("vendor_id");