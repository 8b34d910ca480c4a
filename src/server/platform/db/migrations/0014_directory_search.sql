CREATE INDEX "vendors_areas_served_idx" ON "vendors" USING gin ("areas_served");--> statement-breakpoint
CREATE INDEX "vendors_name_words_idx" ON "vendors" USING gin ("sort_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_price_idx" ON "vendors" USING btree ("price_from","sort_name" collate "C","id");--> statement-breakpoint
CREATE INDEX "vendors_capacity_idx" ON "vendors" USING btree ("capacity_to" DESC NULLS LAST,"sort_name" collate "C","id");