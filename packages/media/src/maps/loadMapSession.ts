/** Fetches the part of a map that its visitor reaches for. */
export const loadMapSession = () => import('./createMapSession');
