CREATE TABLE "form_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"form_id" text NOT NULL,
	"field_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"digest" text NOT NULL,
	"submission_id" uuid,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_files_submission" ON "form_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_files_unsent" ON "form_files" USING btree ("uploaded_at") WHERE "form_files"."submission_id" is null;