CREATE TABLE "content_import_entries" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"made_id" uuid,
	CONSTRAINT "content_import_entries_pkey" PRIMARY KEY("import_id","position"),
	CONSTRAINT "content_import_entries_action_check" CHECK ("content_import_entries"."action" in ('new', 'change', 'same', 'skip')),
	CONSTRAINT "content_import_entries_state_check" CHECK ("content_import_entries"."state" in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"message" text,
	"as_drafts" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"by_id" uuid,
	"by" text,
	CONSTRAINT "content_imports_state_check" CHECK ("content_imports"."state" in ('reading', 'ready', 'running', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "content_old_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD CONSTRAINT "content_import_entries_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_old_paths" ADD CONSTRAINT "content_old_paths_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_import_entries_source_idx" ON "content_import_entries" USING btree ("import_id","source");--> statement-breakpoint
CREATE INDEX "content_old_paths_item_idx" ON "content_old_paths" USING btree ("item_id");