CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"origin" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "carts_token";--> statement-breakpoint
DROP INDEX "orders_key";--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_hosts_site" ON "site_hosts" USING btree ("site_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_token" ON "carts" USING btree ("site_id","token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("site_id","idempotency_key");--> statement-breakpoint
CREATE FUNCTION "plinth_tell_hosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Without a site: a name that another site has now may have been any site's.
  PERFORM pg_notify('plinth_changes', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "site_hosts_change" AFTER INSERT OR UPDATE OR DELETE ON "site_hosts" FOR EACH STATEMENT EXECUTE FUNCTION plinth_tell_hosts();
