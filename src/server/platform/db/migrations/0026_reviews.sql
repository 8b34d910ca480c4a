CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"introduction_id" uuid,
	"lead_id" uuid,
	"vendor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"stars" integer,
	"text" text,
	"author" text,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"text_hash" "bytea",
	"network_hash" text,
	"booked" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"reason" text,
	"answer" text,
	"member_id" uuid,
	"member_name" text,
	"invited_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_introduction_key" UNIQUE("introduction_id"),
	CONSTRAINT "reviews_status_check" CHECK ("reviews"."status" in ('invited', 'written', 'published', 'answered', 'refused', 'withdrawn', 'removed')),
	CONSTRAINT "reviews_stars_check" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_subject_kind_check";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_introduction_id_introductions_id_fk" FOREIGN KEY ("introduction_id") REFERENCES "public"."introductions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_vendor_idx" ON "reviews" USING btree ("vendor_id","status");--> statement-breakpoint
CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status","written_at");--> statement-breakpoint
CREATE INDEX "reviews_lead_idx" ON "reviews" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "reviews_text_idx" ON "reviews" USING btree ("text_hash");--> statement-breakpoint
CREATE INDEX "reviews_network_idx" ON "reviews" USING btree ("network_hash","written_at") WHERE "reviews"."network_hash" is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_subject_kind_check" CHECK ("events"."subject_kind" in ('enquiry', 'complaint', 'vendor', 'market', 'member', 'content', 'review', 'desk'));