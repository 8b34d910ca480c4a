-- Few rows each. On tables of millions they can be created before the release with "concurrently".
CREATE INDEX IF NOT EXISTS "accounts_unconfirmed_idx" ON "accounts" USING btree ("vendor_id") WHERE "accounts"."email_verified_at" is null and "accounts"."role" = 'owner';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_hidden_idx" ON "vendors" USING btree ("id") WHERE ("vendors"."hidden_at" is not null and "vendors"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vendors_sample_idx" ON "vendors" USING btree ("id") WHERE "vendors"."is_sample";