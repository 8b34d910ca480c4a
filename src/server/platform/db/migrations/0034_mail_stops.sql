CREATE TABLE "mail_stops" (
	"recipient" text NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_stops_pkey" PRIMARY KEY("recipient","topic"),
	CONSTRAINT "mail_stops_topic_check" CHECK ("mail_stops"."topic" in ('invitation', 'reminder'))
);
