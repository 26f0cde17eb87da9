/**
 * Milliseconds within which no person can open a page and fill in a form; our own script waits
 * until they have passed.
 */
export const shortestVisit = 1500;
