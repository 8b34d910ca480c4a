CREATE TABLE "review_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"upload_key" uuid NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"formats" text[] NOT NULL,
	"blur" text,
	"storage_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_pictures_upload_key" UNIQUE("review_id","upload_key"),
	CONSTRAINT "review_pictures_storage_key_key" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_pictures_removed_idx" ON "review_pictures" USING btree ("removed_at") WHERE "review_pictures"."removed_at" is not null;