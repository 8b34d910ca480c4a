-- The words of a text: what stands between blanks and signs, none longer than 80 characters.
CREATE FUNCTION search_words(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT coalesce(array_agg(left(word, 80)), '{}')
	FROM string_to_table(translate(left($1, 100000), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~“”‘’–—…·•।₹', repeat(' ', 45)), ' ') AS word
	WHERE word <> ''
);
--> statement-breakpoint
-- All that a vendor is found by. No word holds a colon, so none is taken for one of the others.
CREATE FUNCTION vendor_terms(search text, categories text[], product_selection text, area text, areas_served text[], region text, market_id text, fact_tokens text[], opening_hours jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT array_to_tsvector(coalesce(array_agg(left(term, 200)), '{}'))
	FROM (
		SELECT unnest(search_words(search)) AS term
		UNION ALL SELECT 'category:' || unnest(CASE WHEN categories = '{}' THEN ARRAY[product_selection] ELSE categories END)
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
DROP INDEX "vendors_search_idx";--> statement-breakpoint
DROP INDEX "vendors_fact_tokens_idx";--> statement-breakpoint
DROP INDEX "vendors_areas_served_idx";--> statement-breakpoint
-- Read by most searches, so it stays as it is; longer texts that are read for a page alone are compressed in its place.
ALTER TABLE "vendors" ADD COLUMN "terms" "tsvector" GENERATED ALWAYS AS (vendor_terms(search, categories, product_selection, area, areas_served, region, market_id, fact_tokens, opening_hours)) STORED, ALTER COLUMN "terms" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "vendors_terms_idx" ON "vendors" USING gin ("terms");--> statement-breakpoint
INSERT INTO "vendor_words" SELECT word FROM ts_stat('SELECT "terms" FROM "vendors"') WHERE strpos(word, ':') = 0 ON CONFLICT DO NOTHING;--> statement-breakpoint
ANALYZE "vendors", "vendor_words";
