CREATE TABLE "spent_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_key" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_captchas_expiry" ON "spent_captchas" USING btree ("expires_at");