CREATE TABLE "collection_items" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"collection_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"author" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"location" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_items_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "collections_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"collection_id" text,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image_url" text,
	"published_at" timestamp (3) with time zone,
	"stamp" text NOT NULL,
	"configuration" "regconfig" NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(configuration, title), 'A') || setweight(to_tsvector(configuration, summary), 'B') || setweight(to_tsvector(configuration, body), 'C')) STORED,
	CONSTRAINT "search_documents_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_site_id_collection_id_collections_site_id_id_fk" FOREIGN KEY ("site_id","collection_id") REFERENCES "public"."collections"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_items_slug" ON "collection_items" USING btree ("site_id","collection_id","slug");--> statement-breakpoint
CREATE INDEX "collection_items_published" ON "collection_items" USING btree ("site_id","collection_id","published_at");--> statement-breakpoint
CREATE INDEX "collection_items_starts" ON "collection_items" USING btree ("site_id","collection_id","starts_at");--> statement-breakpoint
CREATE INDEX "collection_items_updated" ON "collection_items" USING btree ("site_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_slug" ON "collections" USING btree ("site_id","slug");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");