CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_vendor_id_key" UNIQUE("vendor_id"),
	CONSTRAINT "accounts_email_key_key" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"category" text NOT NULL,
	"image" text,
	"date" date NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_category_check" CHECK ("blogs"."category" in ('events', 'construction', 'business'))
);
--> statement-breakpoint
CREATE TABLE "crew_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"age" integer NOT NULL,
	"gender" text NOT NULL,
	"height" text NOT NULL,
	"highest_qualification" text NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hobbies" text[] DEFAULT '{}' NOT NULL,
	"picture" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crew_members_age_check" CHECK ("crew_members"."age" >= 18)
);
--> statement-breakpoint
CREATE TABLE "event_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_counts_pkey" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"acknowledge_by" timestamp (3) with time zone NOT NULL,
	"dispose_by" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"disposed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grievances_ticket_key" UNIQUE("ticket"),
	CONSTRAINT "grievances_status_check" CHECK ("grievances"."status" in ('received', 'acknowledged', 'disposed'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"quarantine" boolean DEFAULT false NOT NULL,
	"quarantine_reason" text,
	"name" text,
	"email" text,
	"phone" text,
	"message" text,
	"event_date" date,
	"vendor_id" uuid,
	"card_id" text,
	"vendor_name" text,
	"payload" jsonb NOT NULL,
	"idempotency_key" text,
	"body_hash" "bytea",
	"source_page" text,
	"consent" jsonb,
	"reply" jsonb,
	"client_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "leads_reference_key" UNIQUE("reference"),
	CONSTRAINT "leads_secret_hash_key" UNIQUE("secret_hash"),
	CONSTRAINT "leads_idempotency_key_key" UNIQUE("idempotency_key"),
	CONSTRAINT "leads_status_check" CHECK ("leads"."status" in ('received', 'read', 'answered', 'closed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"route" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checked_on" date,
	"phone" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "markets_route_key" UNIQUE("route")
);
--> statement-breakpoint
CREATE TABLE "meetups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"community" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_content" (
	"key" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid,
	"slot" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"formats" text[] NOT NULL,
	"blur" text,
	"storage_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_vendor_slot_key" UNIQUE("vendor_id","slot"),
	CONSTRAINT "pictures_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "pictures_slot_check" CHECK ("pictures"."slot" in ('profilepicture', 'backgroundpicture', 'gallery1', 'gallery2', 'gallery3', 'gallery4'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"label" text,
	"payload" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tokens_hash_key" UNIQUE("hash"),
	CONSTRAINT "tokens_purpose_check" CHECK ("tokens"."purpose" in ('bearer', 'reset', 'verify', 'email_change'))
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"pan_gst" text,
	"product_selection" text,
	"address" text NOT NULL,
	"phone" text,
	"instagram" text,
	"facebook" text,
	"linkedin" text,
	"youtube" text,
	"website" text,
	"description" text,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"area" text,
	"region" text,
	"market_id" text,
	"opening_hours" jsonb,
	"areas_served" text[] DEFAULT '{}' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"sort_name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "vendors_place_check" CHECK (("vendors"."latitude" is null) = ("vendors"."longitude" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_order_idx" ON "blogs" USING btree ("category","date" DESC NULLS FIRST,"id" collate "C");--> statement-breakpoint
CREATE INDEX "grievances_due_idx" ON "grievances" USING btree ("status","dispose_by");--> statement-breakpoint
CREATE INDEX "leads_inbox_idx" ON "leads" USING btree ("quarantine","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "leads_vendor_idx" ON "leads" USING btree ("vendor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_client_idx" ON "leads" USING btree ("client_hash","created_at") WHERE "leads"."client_hash" is not null;--> statement-breakpoint
CREATE INDEX "meetups_starts_idx" ON "meetups" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "pictures_vendor_idx" ON "pictures" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_account_idx" ON "tokens" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "tokens_expires_idx" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "vendors_search_idx" ON "vendors" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_categories_idx" ON "vendors" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "vendors_market_idx" ON "vendors" USING btree ("market_id","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "vendors_name_idx" ON "vendors" USING btree ("sort_name" collate "C","id");