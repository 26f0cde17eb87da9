/** Fetches the part of a video that its visitor reaches for. */
export const loadVideoSession = () => import('./createVideoSession');
