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
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"key" text NOT NULL,
	"live" text DEFAULT 'never' NOT NULL,
	"draft" text DEFAULT 'none' NOT NULL,
	"draft_data" jsonb,
	"published" jsonb,
	"published_key" text,
	"published_at" timestamp (3) with time zone,
	"publish_at" timestamp (3) with time zone,
	"number" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by_id" uuid,
	"updated_by" text,
	CONSTRAINT "content_items_key" UNIQUE("type","locale","key"),
	CONSTRAINT "content_items_locale_check" CHECK ("content_items"."locale" in ('en', 'hi')),
	CONSTRAINT "content_items_live_check" CHECK ("content_items"."live" in ('never', 'published', 'unpublished')),
	CONSTRAINT "content_items_draft_check" CHECK ("content_items"."draft" in ('none', 'draft', 'review', 'scheduled')),
	CONSTRAINT "content_items_draft_data_check" CHECK (("content_items"."draft" = 'none') = ("content_items"."draft_data" is null)),
	CONSTRAINT "content_items_published_check" CHECK (("content_items"."live" = 'never') = ("content_items"."published" is null)),
	CONSTRAINT "content_items_publish_at_check" CHECK (("content_items"."draft" = 'scheduled') = ("content_items"."publish_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "content_old_keys" (
	"type" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"key" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "content_old_keys_pkey" PRIMARY KEY("type","locale","key")
);
--> statement-breakpoint
CREATE TABLE "content_old_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"by" text,
	CONSTRAINT "content_previews_secret_key" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"words" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"by" text,
	CONSTRAINT "content_versions_pkey" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
CREATE TABLE "library_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"credit" text,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"formats" text[] NOT NULL,
	"blur" text,
	"storage_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"checksum" "bytea" NOT NULL,
	"search" text NOT NULL,
	"alt_missing" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" text,
	CONSTRAINT "library_pictures_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "library_pictures_focus_x_check" CHECK ("library_pictures"."focus_x" between 0 and 100),
	CONSTRAINT "library_pictures_focus_y_check" CHECK ("library_pictures"."focus_y" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_subject_kind_check";--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD CONSTRAINT "content_import_entries_import_id_content_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."content_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_old_keys" ADD CONSTRAINT "content_old_keys_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_old_paths" ADD CONSTRAINT "content_old_paths_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_import_entries_source_idx" ON "content_import_entries" USING btree ("import_id","source");--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_published_key" ON "content_items" USING btree ("type","locale","published_key");--> statement-breakpoint
CREATE INDEX "content_items_list_idx" ON "content_items" USING btree ("type","locale","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_publish_at_idx" ON "content_items" USING btree ("publish_at") WHERE "content_items"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_old_keys_item_idx" ON "content_old_keys" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "content_old_paths_item_idx" ON "content_old_paths" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "content_previews_item_idx" ON "content_previews" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "content_previews_ends_idx" ON "content_previews" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "library_pictures_checksum_idx" ON "library_pictures" USING btree ("checksum");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_subject_kind_check" CHECK ("events"."subject_kind" in ('enquiry', 'complaint', 'vendor', 'market', 'member', 'content', 'desk'));