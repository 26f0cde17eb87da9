/** Loads the part of a video that a visitor's use needs. */
export const loadVideoSession = () => import('./createVideoSession');
