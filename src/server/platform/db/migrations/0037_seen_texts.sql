ALTER TABLE "grievances" ADD COLUMN "quarantine_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "quarantine_told_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "leads" SET "quarantine_told_at" = "created_at" WHERE "quarantine";--> statement-breakpoint
UPDATE "grievances" SET "quarantine_told_at" = "created_at" WHERE "quarantine_reason" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "seen_text"("typed" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(
    normalize(typed, NFC),
    '[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?<=[0-9A-Za-z ])[\u200c\u200d]|[\u200c\u200d](?=[0-9A-Za-z ]|$)',
    '', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION "seen_phone"("typed" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN digits ~ '^((\+|00)?91)?0?[0-9]{10}$' THEN right(digits, 10) ELSE seen_text(typed) END
  FROM (SELECT regexp_replace(
    translate(normalize(seen_text(typed), NFKC), '०१२३४५६७८९', '0123456789'), '[^0-9A-Za-z+]', '', 'g') AS digits) AS read
$$;--> statement-breakpoint
UPDATE "leads" SET "name" = seen_text("name"), "email" = seen_text("email"), "phone" = seen_phone("phone"),
  "message" = seen_text("message"), "vendor_name" = seen_text("vendor_name"), "payload" = seen_text("payload"::text)::jsonb
WHERE ("name", "email", "phone", "message", "vendor_name", "payload"::text) IS DISTINCT FROM
  (seen_text("name"), seen_text("email"), seen_phone("phone"), seen_text("message"), seen_text("vendor_name"), seen_text("payload"::text));--> statement-breakpoint
UPDATE "grievances" SET "name" = seen_text("name"), "email" = seen_text("email"), "phone" = seen_phone("phone"), "message" = seen_text("message")
WHERE ("name", "email", "phone", "message") IS DISTINCT FROM
  (seen_text("name"), seen_text("email"), seen_phone("phone"), seen_text("message"));--> statement-breakpoint
UPDATE "vendors" SET "company_name" = seen_text("company_name"), "owner_name" = seen_text("owner_name"), "address" = seen_text("address"),
  "area" = seen_text("area"), "description" = seen_text("description"), "sort_name" = seen_text("sort_name"), "search" = seen_text("search")
WHERE ("company_name", "owner_name", "address", "area", "description", "sort_name", "search") IS DISTINCT FROM
  (seen_text("company_name"), seen_text("owner_name"), seen_text("address"), seen_text("area"), seen_text("description"), seen_text("sort_name"), seen_text("search"));--> statement-breakpoint
UPDATE "enquiry_messages" SET "text" = seen_text("text") WHERE "text" IS DISTINCT FROM seen_text("text");--> statement-breakpoint
UPDATE "reviews" SET "text" = seen_text("text"), "author" = seen_text("author")
WHERE ("text", "author") IS DISTINCT FROM (seen_text("text"), seen_text("author"));--> statement-breakpoint
DROP FUNCTION "seen_phone"(text);--> statement-breakpoint
DROP FUNCTION "seen_text"(text);
