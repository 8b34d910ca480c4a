ALTER TABLE "enquiry_replies" ADD COLUMN "took_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "replaced" jsonb;