/** Loads the player of videos. */
export const loadVideos = () => import('@plinth/media/video');
