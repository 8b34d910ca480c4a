CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_actions_created_idx" ON "staff_actions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);