CREATE TABLE "revisions" (
	"site_id" text NOT NULL,
	"subject" text NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"account_id" uuid,
	"account_name" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revisions_site_id_subject_number_pk" PRIMARY KEY("site_id","subject","number")
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_time" ON "revisions" USING btree ("site_id","saved_at");--> statement-breakpoint
CREATE INDEX "form_submissions_time" ON "form_submissions" USING btree ("site_id","received_at");