CREATE TABLE "kept_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"search" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"told" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "kept_searches_secret_key" UNIQUE("secret_hash"),
	CONSTRAINT "kept_searches_search_key" UNIQUE("email_key","search"),
	CONSTRAINT "kept_searches_next_check" CHECK (("kept_searches"."confirmed_at" is null) = ("kept_searches"."next_at" is null))
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "public_since" timestamp (3) with time zone;--> statement-breakpoint
-- Vendors of earlier days are not new; those that wait become so with the staff's approval.
UPDATE "vendors" SET "public_since" = "created_at" WHERE "waits_since" IS NULL AND NOT "is_sample";--> statement-breakpoint
CREATE INDEX "kept_searches_next_idx" ON "kept_searches" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "kept_searches_ends_idx" ON "kept_searches" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "vendors_public_since_idx" ON "vendors" USING btree ("public_since");