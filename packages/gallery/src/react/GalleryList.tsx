import type { Translate } from '@plinth/site-model';
import type { ImageSizeFormat } from '@plinth/media/image-markup';
import { Fragment, useMemo } from 'react';
import type { GalleryItem } from '../designs/galleryItem';
import type { GallerySettings } from '../designs/gallerySettings';
import { columnGeometry } from '../geometry/columnGeometry';
import { gridQueries } from '../geometry/gridQueries';
import { rowGeometry } from '../geometry/rowBands';
import { ratiosOf } from '../layouts/ratios';
import type { slideMessages } from '../slideshows/slideMessages';
import { Slide } from './Slide';
import { slideSizes } from './slideSizes';

export interface GalleryListProps {
  items: readonly GalleryItem[];
  settings: GallerySettings;
  sizeFormat: ImageSizeFormat | 'none';
  priority: number;
  label: string | undefined;
  translate: Translate<keyof typeof slideMessages>;
}

type Variables = Record<`--${string}`, string | number>;

/** The slides of any layout, with the custom properties for their CSS. */
export function GalleryList({
  items,
  settings,
  sizeFormat,
  priority,
  label,
  translate,
}: GalleryListProps) {
  const { layout, imageAspectRatio } = settings;
  const ratios = useMemo(
    () =>
      imageAspectRatio ? new Float64Array(items.length).fill(imageAspectRatio) : ratiosOf(items),
    [items, imageAspectRatio],
  );
  const geometry = useMemo(() => listGeometry(ratios, settings), [ratios, settings]);
  const inCarousel = layout === 'stacked' || layout === 'strip' || layout === 'carousel';
  const List = inCarousel ? 'div' : 'ul';
  const list = (
    <List
      className="pl-gallery-slides"
      {...geometry.attributes}
      style={geometry.list}
      {...(inCarousel ? { tabIndex: 0 } : { 'aria-label': label ?? translate('gallery.label') })}
    >
      {items.map((item, index) => {
        const slide = (
          <Slide
            key={item.id ?? index}
            item={item}
            index={index}
            settings={settings}
            sizeFormat={sizeFormat}
            translate={translate}
            inCarousel={inCarousel}
            count={items.length}
            sizes={slideSizes(settings, ratios[index]!)}
            priority={index < priority}
            style={geometry.items[index]}
          />
        );
        const bands = geometry.breaks?.[index];
        if (!bands) return slide;
        return (
          <Fragment key={item.id ?? index}>
            <li className="pl-gallery-break" aria-hidden="true" data-b={bands} />
            {slide}
          </Fragment>
        );
      })}
    </List>
  );
  if (layout === 'carousel' || layout === 'strip')
    return <div className="pl-gallery-view">{list}</div>;
  return (
    <>
      {geometry.css && <style>{geometry.css}</style>}
      {list}
    </>
  );
}

interface ListGeometry {
  list: Variables;
  items: (Variables | undefined)[];
  breaks?: string[];
  css?: string;
  attributes?: Record<`data-${string}`, string>;
}

/** The numbers that the layout's CSS needs. */
function listGeometry(ratios: Float64Array, settings: GallerySettings): ListGeometry {
  const { layout, gutterPixels, columnWidth, columnWidthBehavior } = settings;
  const list: Variables = {};
  const ratioOfItem = [...ratios].map((ratio): Variables => ({ '--r': Number(ratio.toFixed(4)) }));
  switch (layout) {
    case 'autorows': {
      const options = { targetHeight: settings.rowHeight, gutter: gutterPixels };
      const { breaks, fillers } = rowGeometry(ratios, options);
      fillers.forEach((filler, band) => filler > 0 && (list[`--f${band}`] = filler));
      return { list, items: ratioOfItem, breaks };
    }
    case 'autocolumns': {
      const options = { columnWidth, columnWidthBehavior, gutter: gutterPixels };
      const columns = columnGeometry(ratios, options);
      return {
        list: { ...list, ...columns.list },
        items: columns.items.map((item, index) => ({ ...ratioOfItem[index], ...item })),
        css: columns.css,
        attributes: { 'data-columns-key': columns.key },
      };
    }
    case 'autogrid': {
      list['--pl-column-width'] = `${columnWidth}px`;
      if (columnWidthBehavior === 'min') return { list, items: ratioOfItem };
      const { key, css } = gridQueries(columnWidth, gutterPixels);
      return { list, items: ratioOfItem, css, attributes: { 'data-grid-key': key } };
    }
    case 'grid':
    case 'carousel':
      return { list, items: ratioOfItem };
    case 'list':
      list['--pl-image-size'] = `${settings.listImageSize}%`;
      return { list, items: ratioOfItem };
    case 'stacked':
    case 'strip':
    case 'base':
      return { list, items: ratioOfItem };
  }
}
