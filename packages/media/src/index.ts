export { mediaMessages } from './mediaMessages';
export { attachImage, attachImages, createImageWatch } from './images/attachImages';
export type { AttachImagesOptions } from './images/watchPictures';
export { chooseImageSource } from './images/chooseImageSource';
export type { ImageChoice, ImageChoiceSettings } from './images/chooseImageSource';
export { clampFocalPoint } from './images/clampFocalPoint';
export type { FocalPoint } from './images/clampFocalPoint';
export { imageAttributes, imageSrcset, imageStyle } from './images/imageAttributes';
export type { ImageAttributes, ImageAttributesOptions, ImageStyle } from './images/imageAttributes';
export { imageSizes, lazyMargin, narrowImageBlock } from './images/imageSizes';
export { imageVariants, readImageVariant } from './images/imageVariants';
export type { ImageVariant } from './images/imageVariants';
export { loadImage } from './images/loadImage';
export type { LoadImageOptions } from './images/loadImage';
export { objectPosition } from './images/objectPosition';
export { pinterestHref } from './images/pinterestHref';
export { imageConcurrency, preloadImages } from './images/preloadImages';
export { saveData } from './images/saveData';
export { resolveImageSettings } from './images/resolveImageSettings';
export type {
  Dimensions,
  FitAlignment,
  ImageMode,
  ImageSettings,
} from './images/resolveImageSettings';
export { safeImageSource } from './images/safeImageSource';
export { hasVariants, variantUrl } from './images/variantUrl';
export type { ImageSizeFormat } from './images/variantUrl';
export type { EmbedConsent } from './consent';
export { attachBackgroundVideo } from './videos/attachBackgroundVideo';
export type { AttachBackgroundVideoOptions } from './videos/attachBackgroundVideo';
export { attachVideo } from './videos/attachVideo';
export type { AttachVideoOptions } from './videos/attachVideo';
export { createVideo } from './videos/createVideo';
export { isOfVideoProvider } from './videos/isOfVideoProvider';
export { nativeProvider, parseEmbed } from './videos/parseEmbed';
export { playerCommands } from './videos/playerCommands';
export type { PlayerCommand } from './videos/playerCommands';
export { readNativeVideo } from './videos/readNativeVideo';
export { stopVideos, videoPlayEvent, videoStopEvent } from './videos/videoEvents';
export { animoto, videoProviders, vimeo, wistia, youtube } from './videos/videoProviders';
export type { VideoEmbed, VideoProvider } from './videos/videoProviders';
export type { Video, VideoMode, VideoOptions, VideoState } from './videos/videoTypes';
export { attachMap } from './maps/attachMap';
export type { AttachMapOptions } from './maps/attachMap';
export { createMap } from './maps/createMap';
export { directionsUrl, formatAddress, mapPageUrl } from './maps/mapLinks';
export { mapPicture } from './maps/mapPicture';
export type { MapPictureOptions, PictureNode } from './maps/mapPicture';
export { projectPosition, tileHref, tilesAround, tileSize } from './maps/mapTileGrid';
export type { PlacedTile, TileAddress, TileLook } from './maps/mapTileGrid';
export type {
  LoadMap,
  MapAdapter,
  MapOptions,
  MapState,
  MapView,
  MountedMap,
  PlinthMap,
} from './maps/mapTypes';
export { mapStyles, parseMapSettings } from './maps/parseMapSettings';
export type { MapLocation, MapSettings, MapStyle } from './maps/parseMapSettings';
