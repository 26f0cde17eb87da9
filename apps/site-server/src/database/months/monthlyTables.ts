/** Tables of reports from pages: in partitions of a month by `recorded_at` ([SRV-4g]). */
export const monthlyTables = [
  'census_hits',
  'census_events',
  'tracking_events',
  'performance_records',
  'javascript_errors',
  'trace_entries',
] as const;

export type MonthlyTable = (typeof monthlyTables)[number];
