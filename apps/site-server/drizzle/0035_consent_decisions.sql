CREATE TABLE "consent_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"categories" text NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_decisions" ADD CONSTRAINT "consent_decisions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_decisions_time" ON "consent_decisions" USING btree ("site_id","at");--> statement-breakpoint
CREATE INDEX "consent_decisions_age" ON "consent_decisions" USING btree ("at");