import { bundleSize, row } from '../../harness';

const size = (entryCode: string) => bundleSize({ entryCode, lazy: true });

/** The equivalent stack of current libraries: an album, a lightbox with its plugins, a carousel, a video facade. */
const stack = {
  album: `export { RowsPhotoAlbum, ColumnsPhotoAlbum, MasonryPhotoAlbum } from 'react-photo-album';`,
  lightbox: `export { default as Lightbox } from 'yet-another-react-lightbox';
    export { default as Captions } from 'yet-another-react-lightbox/plugins/captions';
    export { default as Zoom } from 'yet-another-react-lightbox/plugins/zoom';
    export { default as Thumbnails } from 'yet-another-react-lightbox/plugins/thumbnails';
    export { default as Video } from 'yet-another-react-lightbox/plugins/video';
    export { default as Slideshow } from 'yet-another-react-lightbox/plugins/slideshow';`,
  carousel: `export { default as useEmbla } from 'embla-carousel-react'; export { default as autoplay } from 'embla-carousel-autoplay';`,
  video: `import 'lite-youtube-embed';`,
};

export async function measureSizes() {
  // The files of a visitor who has used all of it; the session of a playing video is a chunk of media itself.
  const loaded = (file: string) =>
    bundleSize({ entryCode: `export * from '../packages/gallery/src/__fixtures__/${file}';` });
  const whole = await loaded('everything');
  const everyDesign = await loaded('everythingOfEveryDesign');
  const album = await size(stack.album);
  const lightbox = await size(stack.lightbox);
  const carousel = await size(stack.carousel);
  const video = await size(stack.video);
  return [
    row({
      id: 'gallery/size-whole',
      what: 'A gallery with lightbox, captions, zoom, thumbnails, video and autoplay, everything loaded',
      unit: 'B gzip',
      value: whole,
      peers: {
        'photo album + lightbox with plugins + video': album + lightbox + video,
        'the same + carousel with autoplay': album + lightbox + video + carousel,
      },
      target: { atMost: 20_000 },
    }),
    row({
      id: 'gallery/size-every-design',
      what: 'The same with slideshows, strips, and carousels, everything loaded',
      unit: 'B gzip',
      value: everyDesign,
      peers: {
        'photo album + lightbox with plugins + video + carousel':
          album + lightbox + video + carousel,
      },
    }),
    row({
      id: 'gallery/size-layouts',
      what: 'All layouts as functions',
      unit: 'B gzip',
      value: await size(`export * from '@plinth/gallery/layouts';`),
      peers: { 'react-photo-album, three layouts': album },
      target: { atMost: 4000 },
    }),
    row({
      id: 'gallery/size-lightbox-stub',
      what: 'Loaded by a page before anyone opens a picture',
      unit: 'B gzip',
      value: await bundleSize({
        entryCode: `export { attachLightbox } from '@plinth/gallery/lightbox';`,
      }),
      peers: {
        PhotoSwipe: await bundleSize({
          entryCode: `export { default } from 'photoswipe/lightbox';`,
        }),
      },
      target: { atMost: 1, of: 'PhotoSwipe' },
    }),
  ];
}
