export { attachAlbum } from './dom/attachAlbum';
export type { AttachAlbumOptions } from './dom/attachAlbum';
export { playAlone } from './dom/playAlone';
export { albumMessages } from './messages';
export { readTracks } from './readTracks';
export type { Track } from './readTracks';
