CREATE TABLE "counted_until" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"time_zone" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_until_site_id_kind_pk" PRIMARY KEY("site_id","kind")
);
--> statement-breakpoint
CREATE TABLE "known_visitors" (
	"site_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"last_day" date NOT NULL,
	"last_visit" integer NOT NULL,
	CONSTRAINT "known_visitors_site_id_visitor_id_pk" PRIMARY KEY("site_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "speed_days" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"loads" bigint NOT NULL,
	"good" bigint NOT NULL,
	"poor" bigint NOT NULL,
	"p75" double precision NOT NULL,
	CONSTRAINT "speed_days_site_id_day_metric_pk" PRIMARY KEY("site_id","day","metric")
);
--> statement-breakpoint
CREATE TABLE "speed_values" (
	"site_id" text NOT NULL,
	"unit" text NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"step" integer NOT NULL,
	"loads" bigint NOT NULL,
	CONSTRAINT "speed_values_site_id_unit_day_metric_step_pk" PRIMARY KEY("site_id","unit","day","metric","step")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"gap" integer NOT NULL,
	"views" bigint NOT NULL,
	"visitors" bigint NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "visit_days_site_id_day_gap_pk" PRIMARY KEY("site_id","day","gap")
);
--> statement-breakpoint
CREATE TABLE "visit_names" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "visit_names_site_id_kind_unit_day_name_pk" PRIMARY KEY("site_id","kind","unit","day","name")
);
--> statement-breakpoint
CREATE INDEX "known_visitors_age" ON "known_visitors" USING btree ("last_day");