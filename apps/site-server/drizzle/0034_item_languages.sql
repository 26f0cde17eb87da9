ALTER TABLE "collection_items" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "version_of" text;--> statement-breakpoint
CREATE INDEX "collection_items_versions" ON "collection_items" USING btree ("site_id","version_of") WHERE version_of is not null;