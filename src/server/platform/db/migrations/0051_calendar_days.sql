ALTER TABLE "vendor_busy_days" DROP CONSTRAINT "vendor_busy_days_source_check";--> statement-breakpoint
ALTER TABLE "vendor_busy_days" DROP CONSTRAINT "vendor_busy_days_vendor_id_day_source_pk";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "sent_for_taken_day" date;--> statement-breakpoint
ALTER TABLE "vendor_busy_days" ADD COLUMN "held_until" date;--> statement-breakpoint
ALTER TABLE "vendor_busy_days" ADD COLUMN "introduction_id" uuid;--> statement-breakpoint
ALTER TABLE "vendor_calendars" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_calendars" ADD COLUMN "free_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_calendars" ADD COLUMN "booking_takes" boolean;--> statement-breakpoint
CREATE INDEX "vendor_busy_days_introduction_idx" ON "vendor_busy_days" USING btree ("introduction_id");--> statement-breakpoint
ALTER TABLE "vendor_busy_days" ADD CONSTRAINT "vendor_busy_days_key" UNIQUE NULLS NOT DISTINCT("vendor_id","day","source","introduction_id");--> statement-breakpoint
ALTER TABLE "vendor_busy_days" ADD CONSTRAINT "vendor_busy_days_source_check" CHECK ("vendor_busy_days"."source" in ('own', 'calendar', 'held', 'booking'));