CREATE TABLE "error_days" (
	"site_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	"first" timestamp (3) with time zone NOT NULL,
	"last" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "error_days_site_id_fingerprint_day_pk" PRIMARY KEY("site_id","fingerprint","day")
);
--> statement-breakpoint
CREATE INDEX "error_days_age" ON "error_days" USING btree ("day");