CREATE TABLE "vendor_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"way" text NOT NULL,
	"status" text DEFAULT 'begun' NOT NULL,
	"hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"document_kind" text,
	"document_size" integer,
	"sealed" "bytea",
	"call_asked_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"decided_by" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_claims_hash_key" UNIQUE("hash"),
	CONSTRAINT "vendor_claims_way_check" CHECK ("vendor_claims"."way" in ('phone', 'document')),
	CONSTRAINT "vendor_claims_status_check" CHECK ("vendor_claims"."status" in ('begun', 'waiting', 'checked', 'approved', 'refused', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "vendor_claims" ADD CONSTRAINT "vendor_claims_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_claims_vendor_idx" ON "vendor_claims" USING btree ("vendor_id","id");--> statement-breakpoint
CREATE INDEX "vendor_claims_status_idx" ON "vendor_claims" USING btree ("status","id");