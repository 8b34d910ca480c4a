ALTER TABLE "blogs" ADD COLUMN "byline" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "losses" jsonb DEFAULT '[]'::jsonb NOT NULL;