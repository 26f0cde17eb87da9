/** A day from another one on, as `2026-03-01`: a sample's dates are always to come, and its news of late. */
export const inDays = (days: number, today: Date): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
