ALTER TABLE "blogs" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "related" text[] DEFAULT '{}' NOT NULL;