/**
 * The date some days after a given day, as `2026-03-01`, so that the sample's events are always in the future and its
 * posts recent.
 */
export const inDays = (days: number, today: Date): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
