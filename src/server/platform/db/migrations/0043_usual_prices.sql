CREATE TABLE "usual_prices" (
	"vendor_id" uuid NOT NULL,
	"category" text NOT NULL,
	"price_from" integer NOT NULL,
	"sort_name" text NOT NULL,
	CONSTRAINT "usual_prices_pkey" PRIMARY KEY("vendor_id","category")
);
--> statement-breakpoint
-- The rows of the vendors of earlier days, before the index is built.
INSERT INTO "usual_prices" ("vendor_id", "category", "price_from", "sort_name")
SELECT "vendors"."id", "usual"."category", min(("cue"->>'from')::int), "vendors"."sort_name"
FROM "vendors", jsonb_array_elements("vendors"."prices") AS "cue"
JOIN (VALUES ('venue', 'plate-veg'), ('catering', 'plate-veg'), ('decoration', 'event'), ('music', 'event'), ('dj', 'event'), ('photography', 'day'), ('makeup', 'event'), ('priest', 'event'), ('fashion', 'piece'), ('choreography', 'event'), ('car-rentals', 'day'), ('gifts', 'piece'), ('crew', 'day'), ('civil-construction', 'sqft'), ('architecture', 'sqft'), ('interiors', 'sqft'), ('electrical', 'visit'), ('plumbing', 'visit'), ('painting', 'sqft'), ('renovation', 'sqft'), ('investment', 'month'), ('legal', 'month'), ('accounting', 'month'), ('consulting', 'month'), ('strategy', 'month'), ('marketing', 'month'), ('retail', 'piece')) AS "usual" ("category", "unit")
	ON "cue"->>'category' = "usual"."category" AND "cue"->>'unit' = "usual"."unit"
WHERE "usual"."category" = ANY("vendors"."categories")
GROUP BY "vendors"."id", "usual"."category";--> statement-breakpoint
ALTER TABLE "usual_prices" ADD CONSTRAINT "usual_prices_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usual_prices_price_idx" ON "usual_prices" USING btree ("category","price_from","sort_name" collate "C","vendor_id");--> statement-breakpoint
ANALYZE "usual_prices";
