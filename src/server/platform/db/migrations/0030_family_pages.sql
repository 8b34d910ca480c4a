CREATE TABLE "my_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"email_key" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "my_links_secret_key" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"feed_hash" "bytea" NOT NULL,
	"plan" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_secret_key" UNIQUE("secret_hash"),
	CONSTRAINT "plans_feed_key" UNIQUE("feed_hash")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "link_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "my_links_expires_idx" ON "my_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "plans_ends_idx" ON "plans" USING btree ("ends_at");