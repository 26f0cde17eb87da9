CREATE INDEX "census_events_age" ON "census_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "census_hits_age" ON "census_hits" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "javascript_errors_age" ON "javascript_errors" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "performance_records_age" ON "performance_records" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "trace_entries_age" ON "trace_entries" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "tracking_events_age" ON "tracking_events" USING btree ("recorded_at");