CREATE TABLE "locks" (
	"site_id" text NOT NULL,
	"subject" text NOT NULL,
	"password_hash" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "locks_site_id_subject_pk" PRIMARY KEY("site_id","subject")
);
--> statement-breakpoint
ALTER TABLE "locks" ADD CONSTRAINT "locks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;