// Only the poster: the cost of a page before a visitor uses the video, with any bundler.
export { attachVideo } from './videos/attachVideo';
export type { AttachVideoOptions } from './videos/attachVideo';
export { createVideo } from './videos/createVideo';
export { stopVideos, videoPlayEvent, videoStopEvent } from './videos/videoEvents';
export type { Video, VideoMode, VideoOptions, VideoState } from './videos/videoTypes';
