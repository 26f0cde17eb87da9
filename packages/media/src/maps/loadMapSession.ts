/** Loads the part of a map that a visitor's use needs. */
export const loadMapSession = () => import('./createMapSession');
