CREATE TABLE "content_views" (
	"item_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "content_views_pkey" PRIMARY KEY("item_id","day")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "content_views" ADD CONSTRAINT "content_views_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_post_idx" ON "leads" USING btree ("post_id","created_at") WHERE "leads"."post_id" is not null;--> statement-breakpoint
UPDATE "leads" SET "post_id" = "content_items"."id" FROM "content_items" WHERE "leads"."source" = '/blogs/:id' AND "content_items"."type" = 'post' AND "content_items"."locale" = 'en' AND "content_items"."published_key" = lower(substring("leads"."source_page" from '/blogs/([^/]+)'));
