CREATE TABLE "vendor_check_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"check_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"value" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"undecided_until" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"decided_by" text,
	"decided_role" text,
	"reason" text,
	"checked_on" date,
	"valid_until" date,
	CONSTRAINT "vendor_checks_kind_check" CHECK ("vendor_checks"."kind" in ('phone', 'gstin', 'pan', 'fssai', 'visit')),
	CONSTRAINT "vendor_checks_status_check" CHECK ("vendor_checks"."status" in ('requested', 'needs_more', 'verified', 'reminded', 'refused', 'expired', 'withdrawn', 'revoked', 'changed', 'renewed'))
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "badges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_check_documents" ADD CONSTRAINT "vendor_check_documents_check_id_vendor_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."vendor_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_checks" ADD CONSTRAINT "vendor_checks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_check_documents_check_idx" ON "vendor_check_documents" USING btree ("check_id","id");--> statement-breakpoint
CREATE INDEX "vendor_check_documents_added_idx" ON "vendor_check_documents" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "vendor_checks_vendor_idx" ON "vendor_checks" USING btree ("vendor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vendor_checks_status_idx" ON "vendor_checks" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "vendor_checks_until_idx" ON "vendor_checks" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "vendor_checks_undecided_idx" ON "vendor_checks" USING btree ("undecided_until");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_checks_open_key" ON "vendor_checks" USING btree ("vendor_id","kind") WHERE status in ('requested', 'needs_more');