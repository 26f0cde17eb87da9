/** More than these are no longer told apart: a site with so many wrong rows needs another look than a log's. */
const maxReports = 1000;

/** Passes each report on once: a site is read every second, and its log must not say the same thing every second. */
export function reportOnce(report: (row: string, problem: string) => void): typeof report {
  const reported = new Set<string>();
  return (row, problem) => {
    const key = `${row} ${problem}`;
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    report(row, problem);
  };
}
