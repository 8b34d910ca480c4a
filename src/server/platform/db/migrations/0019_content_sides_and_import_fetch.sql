ALTER TABLE "content_import_entries" DROP CONSTRAINT "content_import_entries_action_check";--> statement-breakpoint
ALTER TABLE "content_imports" ADD COLUMN "fetch_from" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_original_id_content_items_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_side_key" UNIQUE("original_id","locale");--> statement-breakpoint
ALTER TABLE "content_import_entries" ADD CONSTRAINT "content_import_entries_action_check" CHECK ("content_import_entries"."action" in ('new', 'change', 'same', 'skip', 'fetch'));--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_side_check" CHECK (("content_items"."locale" = 'en') = ("content_items"."original_id" is null));