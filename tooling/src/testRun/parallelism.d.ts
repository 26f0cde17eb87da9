export const parallelism: {
  /** Packages that are built or tested. */
  packages: number;
  /** Journeys of Playwright. */
  journeys: number;
};
