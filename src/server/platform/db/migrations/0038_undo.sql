CREATE TABLE "held_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"act" jsonb NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_acts_subject_key" UNIQUE("subject")
);
--> statement-breakpoint
ALTER TABLE "vendor_list_items" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vendor_list_items" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "vendor_lists" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vendor_lists" ADD COLUMN "deleted_by" text;--> statement-breakpoint
CREATE INDEX "held_acts_due_idx" ON "held_acts" USING btree ("due_at");