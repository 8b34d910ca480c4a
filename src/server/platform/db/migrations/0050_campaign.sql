ALTER TABLE "enquiry_numbers" DROP CONSTRAINT "enquiry_numbers_split_check";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "enquiry_numbers" ADD CONSTRAINT "enquiry_numbers_split_check" CHECK ("enquiry_numbers"."split" in ('all', 'kind', 'place', 'source', 'campaign', 'owner', 'reason', 'vendor'));