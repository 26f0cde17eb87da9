CREATE FUNCTION "error_fingerprint"("stack" text, "message" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT md5(coalesce(
    nullif(regexp_replace(
      array_to_string(array(
        SELECT line FROM unnest((string_to_array($1, E'\n'))[1:20]) AS line
        WHERE line ~ '^\s*at ' OR line ~ '@.*:\d+:\d+'
      ), E'\n'),
      'https?://[^/\s)]+|[?#][^:\s)]*|-[\w-]{7,8}(?=\.js)', '', 'g'), ''),
    'message ' || $2))
$$;--> statement-breakpoint
DROP INDEX "form_submissions_time";--> statement-breakpoint
DROP INDEX "trace_entries_trace";--> statement-breakpoint
ALTER TABLE "javascript_errors" ADD COLUMN "fingerprint" text GENERATED ALWAYS AS (error_fingerprint(stack, message)) STORED;--> statement-breakpoint
CREATE INDEX "form_submissions_letters" ON "form_submissions" USING btree ("site_id") WHERE "form_submissions"."is_subscription";--> statement-breakpoint
CREATE INDEX "javascript_errors_group" ON "javascript_errors" USING btree ("site_id","fingerprint","recorded_at");--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("site_id","placed_at","number");--> statement-breakpoint
CREATE INDEX "form_submissions_time" ON "form_submissions" USING btree ("site_id","received_at","id");--> statement-breakpoint
CREATE INDEX "trace_entries_trace" ON "trace_entries" USING btree ("site_id","trace_id","recorded_at");