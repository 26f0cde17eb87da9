CREATE TABLE "payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"agreement_id" text,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_payment" ON "payments" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_agreement" ON "payments" USING btree ("agreement_id");