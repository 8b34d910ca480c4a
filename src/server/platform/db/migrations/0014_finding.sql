CREATE TABLE "search_meanings" (
	"words" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL,
	"member_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"first_visitor" "bytea",
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_list_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"vendor_id" uuid,
	"voter" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_list_items" (
	"list_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vendor_list_items_list_id_vendor_id_pk" PRIMARY KEY("list_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_list_votes" (
	"list_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"voter" uuid NOT NULL,
	"name" text NOT NULL,
	"vote" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_list_votes_list_id_vendor_id_voter_pk" PRIMARY KEY("list_id","vendor_id","voter")
);
--> statement-breakpoint
CREATE TABLE "vendor_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_lists_secret_key" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "fact_tokens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "capacity_from" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "capacity_to" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "sounds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_meanings" ADD CONSTRAINT "search_meanings_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_list_comments" ADD CONSTRAINT "vendor_list_comments_list_id_vendor_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."vendor_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_list_items" ADD CONSTRAINT "vendor_list_items_list_id_vendor_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."vendor_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_list_votes" ADD CONSTRAINT "vendor_list_votes_list_id_vendor_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."vendor_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_misses_times_idx" ON "search_misses" USING btree ("times" DESC NULLS FIRST,"words");--> statement-breakpoint
CREATE INDEX "vendor_list_comments_list_idx" ON "vendor_list_comments" USING btree ("list_id","id");--> statement-breakpoint
CREATE INDEX "vendor_lists_ends_idx" ON "vendor_lists" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "vendors_fact_tokens_idx" ON "vendors" USING gin ("fact_tokens");--> statement-breakpoint
CREATE INDEX "vendors_sounds_idx" ON "vendors" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "vendors_areas_served_idx" ON "vendors" USING gin ("areas_served");--> statement-breakpoint
CREATE INDEX "vendors_name_words_idx" ON "vendors" USING gin ("sort_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_price_idx" ON "vendors" USING btree ("price_from","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "vendors_capacity_idx" ON "vendors" USING btree ("capacity_to" DESC NULLS LAST,"sort_name" collate "C","id");