import { expect, it } from 'vitest';
import * as all from '@plinth/media';
import * as backgroundVideo from '@plinth/media/background-video';
import * as image from '@plinth/media/image';
import * as imageMarkup from '@plinth/media/image-markup';
import * as map from '@plinth/media/map';
import * as mapFacade from '@plinth/media/map-facade';
import * as keyed from '@plinth/media/map-keyed';
import * as leaflet from '@plinth/media/map-leaflet';
import * as react from '@plinth/media/react';
import * as thumbhash from '@plinth/media/thumbhash';
import * as video from '@plinth/media/video';
import * as videoFacade from '@plinth/media/video-facade';

const names = (entry: object) => Object.keys(entry).sort();

it('exports the images', () => {
  expect(names(image)).toEqual([
    'attachImage',
    'attachImages',
    'chooseImageSource',
    'clampFocalPoint',
    'createImageWatch',
    'hasVariants',
    'imageAttributes',
    'imageConcurrency',
    'imageSizes',
    'imageSrcset',
    'imageStyle',
    'imageVariants',
    'lazyMargin',
    'loadImage',
    'narrowImageBlock',
    'objectPosition',
    'pinterestHref',
    'preloadImages',
    'readImageVariant',
    'resolveImageSettings',
    'safeImageSource',
    'saveData',
    'variantUrl',
  ]);
});

it('exports what the markup of pictures needs', () => {
  expect(names(imageMarkup)).toEqual([
    'clampFocalPoint',
    'hasVariants',
    'imageAttributes',
    'imageSrcset',
    'imageStyle',
    'knownFormats',
    'placeholderStyle',
    'safeImageSource',
    'variantUrl',
  ]);
});

it('exports the videos', () => {
  expect(names(video)).toEqual([
    'animoto',
    'attachVideo',
    'createVideo',
    'isOfVideoProvider',
    'nativeProvider',
    'parseEmbed',
    'playerCommands',
    'readNativeVideo',
    'stopVideos',
    'videoPlayEvent',
    'videoProviders',
    'videoStopEvent',
    'vimeo',
    'wistia',
    'youtube',
  ]);
  expect(names(backgroundVideo)).toEqual(['attachBackgroundVideo']);
  expect(names(videoFacade)).toEqual([
    'attachVideo',
    'createVideo',
    'stopVideos',
    'videoPlayEvent',
    'videoStopEvent',
  ]);
});

it('exports the map', () => {
  expect(names(map)).toEqual([
    'attachMap',
    'createMap',
    'directionsUrl',
    'formatAddress',
    'mapPageUrl',
    'mapPicture',
    'mapStyles',
    'parseMapSettings',
    'projectPosition',
    'tileHref',
    'tileSize',
    'tilesAround',
  ]);
  expect(names(mapFacade)).toEqual(['attachMap', 'createMap']);
  expect(names(leaflet)).toEqual(['loadLeafletMap']);
  expect(names(keyed)).toEqual(['keyedMapScriptUrl', 'loadKeyedMap']);
});

it('exports components from their own entry, and everything else from the first', () => {
  expect(names(react)).toEqual([
    ...['BackgroundVideo', 'ImageBlock', 'MapBlock', 'ResponsiveImage', 'Video'],
  ]);
  expect(names(thumbhash)).toEqual(['placeholderFromThumbhash']);
  expect(names(all)).toEqual(
    [
      ...names(image),
      ...names(video),
      ...names(backgroundVideo),
      ...names(map),
      'mediaMessages',
    ].sort(),
  );
});
