DROP INDEX "collection_items_published";--> statement-breakpoint
DROP INDEX "collection_items_starts";--> statement-breakpoint
DROP INDEX "collection_items_slug";--> statement-breakpoint
ALTER TABLE "former_addresses" ALTER COLUMN "page_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "collection_items" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "order_by" text DEFAULT 'time' NOT NULL;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD COLUMN "item_id" text;--> statement-breakpoint
CREATE INDEX "collection_items_listed" ON "collection_items" USING btree ("site_id","collection_id","published_at","id","status");--> statement-breakpoint
CREATE INDEX "collection_items_dates" ON "collection_items" USING btree ("site_id","collection_id","starts_at","id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_slug" ON "collection_items" USING btree ("site_id","collection_id","slug") WHERE status <> 6;