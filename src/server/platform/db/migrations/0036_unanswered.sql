ALTER TABLE "leads" ADD COLUMN "unanswered_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "leads" SET "unanswered_since" = "counted"."since" FROM (
  SELECT asked.lead_id, min(asked.sent_at) AS since FROM enquiry_messages asked
  LEFT JOIN introductions ON introductions.id = asked.introduction_id
  WHERE asked.author = 'family'
    AND (asked.introduction_id IS NULL OR introductions.status IN ('sent', 'seen', 'replied', 'chosen'))
    AND NOT EXISTS (
      SELECT 1 FROM enquiry_messages answer
      WHERE answer.lead_id = asked.lead_id
        AND answer.introduction_id IS NOT DISTINCT FROM asked.introduction_id
        AND answer.author <> 'family' AND answer.away_until IS NULL AND answer.id > asked.id
    )
  GROUP BY asked.lead_id
) AS "counted" WHERE "counted".lead_id = "leads"."id";--> statement-breakpoint
CREATE INDEX "leads_waiting_idx" ON "leads" USING btree (coalesce(case when "status" in ('received', 'read', 'introduced', 'answered', 'booked') then "unanswered_since" end, 'infinity'::timestamptz),"id") WHERE "leads"."unanswered_since" is not null;