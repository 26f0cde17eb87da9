CREATE TABLE "coupon_uses" (
	"site_id" text NOT NULL,
	"code" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_uses_site_id_code_pk" PRIMARY KEY("site_id","code"),
	CONSTRAINT "coupon_uses_count" CHECK ("coupon_uses"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"code_digest" text NOT NULL,
	"ending" text NOT NULL,
	"order_id" uuid NOT NULL,
	"balance" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "kind" text DEFAULT 'cart' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'cart' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "amount_due" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "subscription" jsonb;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_order" ON "gift_cards" USING btree ("order_id");