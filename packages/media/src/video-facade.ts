// The poster and nothing else: what a page pays before anyone reaches for a video, with any bundler.
export { attachVideo } from './videos/attachVideo';
export type { AttachVideoOptions } from './videos/attachVideo';
export { createVideo } from './videos/createVideo';
export { stopVideos, videoPlayEvent, videoStopEvent } from './videos/videoEvents';
export type { Video, VideoMode, VideoOptions, VideoState } from './videos/videoTypes';
