import { gzipSync } from 'node:zlib';
import { Gallery } from '@plinth/gallery/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import ServerPhotoAlbum from 'react-photo-album/server';
import { row, type Context, type Row } from '../../harness';
import { photos } from './photos';

const breakpoints = [400, 560, 760, 1020, 1360, 1800];
const peer = 'react-photo-album, server mode';

/** The HTML of 100 photos in rows that are right before any script, with addresses only and with served widths. */
export function measureMarkup(context: Context): Row[] {
  const list = photos(context, 100);
  const ours = renderToString(
    createElement(Gallery, {
      design: 'autorows',
      items: list,
      lightbox: false,
      sizeFormat: 'none',
    }),
  );
  const theirs = renderToString(
    createElement(ServerPhotoAlbum, {
      layout: 'rows',
      photos: list,
      breakpoints,
      spacing: 20,
      padding: 0,
      targetRowHeight: 250,
    } as never),
  );
  const images = (html: string) => html.match(/<img/g)?.length ?? 0;
  if (images(ours) !== 100) throw new Error(`Our markup has ${images(ours)} pictures.`);
  if (images(theirs) < 600)
    throw new Error(`The peer's markup has ${images(theirs)} pictures only.`);
  return [
    row({
      id: 'gallery/markup',
      what: 'HTML of 100 photos in justified rows without shift',
      unit: 'B',
      value: ours.length,
      peers: { [peer]: theirs.length },
      target: { atMost: 1 / 3, of: peer },
    }),
    row({
      id: 'gallery/markup-gzip',
      what: 'The same, compressed',
      unit: 'B gzip',
      value: gzipSync(ours).length,
      peers: { [peer]: gzipSync(theirs).length },
      target: { atMost: 1 / 3, of: peer },
    }),
  ];
}
