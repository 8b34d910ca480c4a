CREATE TABLE "vendor_counts" (
	"vendor_id" uuid NOT NULL,
	"week" date NOT NULL,
	"act" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vendor_counts_pkey" PRIMARY KEY("vendor_id","week","act"),
	CONSTRAINT "vendor_counts_act_check" CHECK ("vendor_counts"."act" in ('view', 'save', 'call', 'whatsapp', 'directions'))
);
--> statement-breakpoint
ALTER TABLE "vendor_counts" ADD CONSTRAINT "vendor_counts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;