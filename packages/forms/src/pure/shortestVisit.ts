/** Nobody opens a page and fills in a form within this many milliseconds; our own script waits for them to pass. */
export const shortestVisit = 1500;
