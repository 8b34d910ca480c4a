CREATE TABLE "held_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"topic" text NOT NULL,
	"about" text NOT NULL,
	"summary" text NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_mails_about_key" UNIQUE("recipient","topic","about")
);
--> statement-breakpoint
CREATE TABLE "known_sources" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_intervals" (
	"recipient" text NOT NULL,
	"topic" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_intervals_pkey" PRIMARY KEY("recipient","topic")
);
--> statement-breakpoint
ALTER TABLE "known_sources" ADD CONSTRAINT "known_sources_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_mails_about_idx" ON "held_mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "known_sources_account_idx" ON "known_sources" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_sources_used_idx" ON "known_sources" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "mail_intervals_next_idx" ON "mail_intervals" USING btree ("next_at");