CREATE TABLE "plan_households" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"days" jsonb NOT NULL,
	"people" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coming" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_households_secret_key" UNIQUE("secret_hash"),
	CONSTRAINT "plan_households_side_check" CHECK ("plan_households"."side" in ('bride', 'groom', 'both'))
);
--> statement-breakpoint
CREATE TABLE "plan_invitations" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan_households" ADD CONSTRAINT "plan_households_plan_id_plan_invitations_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan_invitations"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invitations" ADD CONSTRAINT "plan_invitations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_households_plan_idx" ON "plan_households" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_invitations_ends_idx" ON "plan_invitations" USING btree ("ends_at");