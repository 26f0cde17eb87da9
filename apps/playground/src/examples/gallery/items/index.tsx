import '@plinth/gallery/gallery.css';
import '@plinth/gallery/lightbox.css';
import '@plinth/media/video.css';
import type { GalleryItem } from '@plinth/gallery';
import { Gallery } from '@plinth/gallery/react';
import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { ExampleProps } from '../../../example/example';
import { embedConsent } from '../../../stage/embedConsent';
import { galleryItems } from '../../../stage/galleryItems';
// Inlined they would have no address, and a picture in several formats is several files.
import duneJpeg from './dune.jpg?no-inline';
import duneWebp from './dune.webp?no-inline';
import type { ItemOptions } from './example';
import fjordJpeg from './fjord.jpg?no-inline';
import fjordWebp from './fjord.webp?no-inline';

const addresses = { dune: [duneJpeg, duneWebp], fjord: [fjordJpeg, fjordWebp] } as const;

export default function Items({ values, stage }: ExampleProps<ItemOptions>): ReactNode {
  const { lightbox = true, lightboxVideos = true, placeholder = '#d8cfc4' } = values;
  const [taken, setTaken] = useState<readonly string[]>([]);
  const behavior = useMemo(() => ({ ports: { consent: embedConsent(stage.consent) } }), [stage]);
  const items = useMemo(() => itemsWith(placeholder), [placeholder]);
  const tell = ({ target }: SyntheticEvent) => {
    const { currentSrc } = target as HTMLImageElement;
    const [, file] = /(\w+[^/]*\.(?:jpg|webp))(?:\?|$)/.exec(currentSrc) ?? [];
    if (file) setTaken((files) => [...new Set([...files, file])].sort());
  };
  return (
    <div className="example-stack" onLoadCapture={tell}>
      <Gallery
        key={String(lightboxVideos)}
        design="grid"
        items={items}
        thumbnailsPerRow={3}
        lightbox={lightbox}
        lightboxVideos={lightboxVideos}
        sizeFormat="none"
        behavior={behavior}
        locale={stage.locale}
        messages={stage.messages}
      />
      <p className="example-note" role="status">
        The browser took {taken.join(' and ') || 'nothing yet'}.
      </p>
    </div>
  );
}

const itemsWith = (placeholder: string): readonly GalleryItem[] =>
  galleryItems.flatMap((item): GalleryItem[] => {
    if (item.id === 'night')
      return [{ ...item, video: { embed: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' } }];
    if (item.id !== 'dune' && item.id !== 'fjord') return [];
    const [src, webp] = addresses[item.id];
    return [{ ...item, src, placeholder, sources: [{ type: 'image/webp', src: webp }] }];
  });
