ALTER TABLE "crew_members" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_members" ADD COLUMN "days" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_days_check" CHECK ("crew_members"."days" <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);