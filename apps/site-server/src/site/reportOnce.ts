/** More reports than these are no longer distinguished: a site with so many invalid rows needs more than its log. */
const maxReports = 1000;

/** Passes each report on once: a site is read every second, and its log must not repeat the same line every second. */
export function reportOnce(report: (row: string, problem: string) => void): typeof report {
  const reported = new Set<string>();
  return (row, problem) => {
    const key = `${row} ${problem}`;
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    report(row, problem);
  };
}
