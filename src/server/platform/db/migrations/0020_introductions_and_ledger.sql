CREATE TABLE "disclosures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"introduction_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"fields" text[] NOT NULL,
	"act" text NOT NULL,
	"member_id" uuid,
	"notice_version" text NOT NULL,
	"notice_locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"recalled_at" timestamp (3) with time zone,
	"recalled_by" text,
	CONSTRAINT "disclosures_act_check" CHECK ("disclosures"."act" in ('family', 'staff', 'system')),
	CONSTRAINT "disclosures_fields_check" CHECK ("disclosures"."fields" <@ array['name', 'phone', 'email'])
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"introduction_id" uuid,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "enquiry_messages_key" UNIQUE("lead_id","author","idempotency_key"),
	CONSTRAINT "enquiry_messages_author_check" CHECK ("enquiry_messages"."author" in ('family', 'vendor', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "chosen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "lapsed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "outcome_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "report_reason" text;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "report_answer" text;--> statement-breakpoint
ALTER TABLE "introductions" ADD COLUMN "report_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_introduction_id_introductions_id_fk" FOREIGN KEY ("introduction_id") REFERENCES "public"."introductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_introduction_id_introductions_id_fk" FOREIGN KEY ("introduction_id") REFERENCES "public"."introductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disclosures_introduction_idx" ON "disclosures" USING btree ("introduction_id","id");--> statement-breakpoint
CREATE INDEX "disclosures_lead_idx" ON "disclosures" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_messages_lead_idx" ON "enquiry_messages" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_messages_introduction_idx" ON "enquiry_messages" USING btree ("introduction_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_messages_unseen_idx" ON "enquiry_messages" USING btree ("lead_id","author") WHERE "enquiry_messages"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "introductions_due_idx" ON "introductions" USING btree ("due_at") WHERE "introductions"."status" in ('sent', 'seen');