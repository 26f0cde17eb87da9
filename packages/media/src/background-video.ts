export { attachBackgroundVideo } from './videos/attachBackgroundVideo';
export type { AttachBackgroundVideoOptions } from './videos/attachBackgroundVideo';
