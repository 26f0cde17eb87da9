ALTER TABLE "trace_entries" ADD COLUMN "trace_id" text DEFAULT 'call-' || gen_random_uuid() NOT NULL;--> statement-breakpoint
-- What arrived together was written with the same moment.
UPDATE "trace_entries" SET "trace_id" = 'call-' || (extract(epoch from "recorded_at") * 1000)::bigint;--> statement-breakpoint
CREATE INDEX "trace_entries_trace" ON "trace_entries" USING btree ("site_id","trace_id");