CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"most" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_id","position");