CREATE TABLE "project_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"upload_key" uuid NOT NULL,
	"position" integer NOT NULL,
	"caption" text,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"formats" text[] NOT NULL,
	"blur" text,
	"storage_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_pictures_upload_key" UNIQUE("project_id","upload_key"),
	CONSTRAINT "project_pictures_storage_key_key" UNIQUE("storage_key"),
	CONSTRAINT "project_pictures_focus_x_check" CHECK ("project_pictures"."focus_x" between 0 and 100),
	CONSTRAINT "project_pictures_focus_y_check" CHECK ("project_pictures"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "vendor_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"area" text,
	"month" text,
	"category" text,
	"words" text,
	"position" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_project_id_vendor_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."vendor_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_projects" ADD CONSTRAINT "vendor_projects_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_pictures_removed_idx" ON "project_pictures" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "vendor_projects_vendor_idx" ON "vendor_projects" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE INDEX "vendor_projects_removed_idx" ON "vendor_projects" USING btree ("removed_at");