ALTER TABLE "vendors" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "offered" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "worth" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "search_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "ring" integer GENERATED ALWAYS AS (hashtext(id::text)) STORED NOT NULL;--> statement-breakpoint
-- As in 0015, with the places where a vendor works and the words of its offer. A process of the release before still asks for `area:` and `region:`.
CREATE FUNCTION vendor_terms(search text, offered text, categories text[], product_selection text, places text[], area text, areas_served text[], region text, market_id text, fact_tokens text[], opening_hours jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT array_to_tsvector(coalesce(array_agg(left(term, 200)), '{}'))
	FROM (
		SELECT unnest(search_words(search)) AS term
		UNION ALL SELECT 'offer:' || unnest(search_words(offered))
		UNION ALL SELECT 'category:' || unnest(CASE WHEN categories = '{}' THEN ARRAY[product_selection] ELSE categories END)
		UNION ALL SELECT unnest(places)
		UNION ALL SELECT 'area:' || unnest(areas_served || area)
		UNION ALL SELECT 'region:' || region
		UNION ALL SELECT 'market:' || market_id
		UNION ALL SELECT 'with:' || unnest(fact_tokens)
		UNION ALL SELECT 'open:' WHERE opening_hours IS NULL
		UNION ALL SELECT 'open:' || jsonb_object_keys(CASE jsonb_typeof(opening_hours) WHEN 'object' THEN opening_hours ELSE '{}' END)
	) AS terms
	WHERE term IS NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendors" DROP COLUMN "terms";--> statement-breakpoint
DROP FUNCTION vendor_terms(text, text[], text, text, text[], text, text, text[], jsonb);--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "terms" "tsvector" GENERATED ALWAYS AS (vendor_terms(search, offered, categories, product_selection, places, area, areas_served, region, market_id, fact_tokens, opening_hours)) STORED, ALTER COLUMN "terms" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "vendors_terms_idx" ON "vendors" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "vendors_worth_idx" ON "vendors" USING btree ("worth" DESC NULLS LAST,"ring","id");--> statement-breakpoint
ANALYZE "vendors";
