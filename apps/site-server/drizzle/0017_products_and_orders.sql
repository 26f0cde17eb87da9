CREATE TABLE "order_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"state" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "weight" double precision;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "size" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "visibility" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_entries_order" ON "order_entries" USING btree ("order_id","at");