DROP INDEX "form_submissions_form";--> statement-breakpoint
DROP INDEX "form_submissions_time";--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("site_id","form_id","received_at") WHERE "form_submissions"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "form_submissions_time" ON "form_submissions" USING btree ("site_id","received_at","id") WHERE "form_submissions"."forgotten_at" is null;