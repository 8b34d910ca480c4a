CREATE TABLE "gst_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"from_day" date NOT NULL,
	"percent" integer NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gst_rates_day_key" UNIQUE("category","from_day")
);
