/** A day from now on, as `2026-03-01`: a sample's dates are always to come, and its news of late. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
