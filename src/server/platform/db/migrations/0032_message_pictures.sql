CREATE TABLE "message_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"message_id" uuid,
	"author" text NOT NULL,
	"introduction_id" uuid,
	"upload_key" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_pictures_key" UNIQUE("lead_id","upload_key"),
	CONSTRAINT "message_pictures_author_check" CHECK ("message_pictures"."author" in ('family', 'vendor', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_enquiry_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."enquiry_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_introduction_id_introductions_id_fk" FOREIGN KEY ("introduction_id") REFERENCES "public"."introductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_pictures_message_idx" ON "message_pictures" USING btree ("message_id");