CREATE TABLE "vendor_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vendor_words_word_idx" ON "vendor_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "vendor_words" SELECT DISTINCT word FROM "vendors", string_to_table("search", ' ') AS word WHERE word ~ '^[^0-9[:punct:]]{3,40}$' ORDER BY word;
