CREATE TABLE "sold_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sold_files_size" CHECK ("sold_files"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sold_files" ADD CONSTRAINT "sold_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_files_time" ON "sold_files" USING btree ("site_id","uploaded_at");