CREATE TABLE "content_import_choices" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"to" text NOT NULL,
	"by" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_import_choices_pkey" PRIMARY KEY("site","kind","name")
);
--> statement-breakpoint
ALTER TABLE "blogs" DROP CONSTRAINT "blogs_category_check";--> statement-breakpoint
ALTER TABLE "content_import_entries" DROP CONSTRAINT "content_import_entries_state_check";--> statement-breakpoint
ALTER TABLE "content_imports" DROP CONSTRAINT "content_imports_state_check";--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD COLUMN "made_version" integer;--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "terms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD CONSTRAINT "content_import_entries_outcome_check" CHECK ("content_import_entries"."outcome" in ('ready', 'category', 'missing', 'draft', 'protected', 'parts', 'page', 'same', 'left'));--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD CONSTRAINT "content_import_entries_state_check" CHECK ("content_import_entries"."state" in ('waiting', 'done', 'failed', 'undone', 'kept'));--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_state_check" CHECK ("content_imports"."state" in ('reading', 'ready', 'running', 'stopped', 'done', 'undoing', 'undone', 'refused'));