CREATE TABLE "page_drafts" (
	"site_id" text NOT NULL,
	"page_id" text NOT NULL,
	"source" text NOT NULL,
	"base" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"problem" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	CONSTRAINT "page_drafts_site_id_page_id_pk" PRIMARY KEY("site_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_drafts_due" ON "page_drafts" USING btree ("publish_at");