CREATE TABLE "sealed_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"purge_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "pan_gst_kind" text;--> statement-breakpoint
CREATE INDEX "sealed_records_purge_idx" ON "sealed_records" USING btree ("purge_at");--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_pan_gst_kind_check" CHECK ("vendors"."pan_gst_kind" in ('pan', 'gstin', 'unrecognised'));