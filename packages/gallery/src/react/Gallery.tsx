import type { MessageCatalogue } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { ImageSizeFormat } from '@plinth/media/image-markup';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { AttachGalleryOptions } from '../block/attachGallery';
import type { GalleryData } from '../designs/galleryData';
import type { GalleryItem } from '../designs/galleryItem';
import { resolveGallerySettings, type GallerySettings } from '../designs/gallerySettings';
import { showsText } from '../designs/showsText';
import { checkItems, warnOfItems } from '../development/checkItems';
import type { GallerySession, SessionOption } from '../dom/gallerySession';
import { slideMessages } from '../slideshows/slideMessages';
import { Controls } from './Controls';
import { liveCallbacks, plainOptions } from './liveBehavior';
import { Dots } from './Dots';
import { GalleryList } from './GalleryList';
import { Thumbnails } from './Thumbnails';

// Bundlers replace the mode; on an unbundled page `process` is undefined.
declare const process: { env: { NODE_ENV?: string } };

/**
 * `vSize` is a name in older data that affects no layout: it is read, but not offered as a
 * property.
 */
export interface GalleryProps extends Omit<GalleryData, 'vSize'> {
  /** The pictures and videos, in order. With none, nothing is rendered. */
  items: readonly GalleryItem[];
  /** Accessible name of the gallery. @default 'Gallery' */
  label?: string | undefined;
  /** BCP 47 tag of the page. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults in `galleryMessages`. */
  messages?: MessageCatalogue | undefined;
  /**
   * The position of a picture's width in its address; `none` if the server has only one size.
   * @default 'query'
   */
  sizeFormat?: ImageSizeFormat | 'none' | undefined;
  /** Number of pictures that load at once, because they are initially in view. @default 0 */
  priority?: number | undefined;
  /** Options of the behaviour in addition to the settings: ports, events, address. */
  behavior?: Omit<AttachGalleryOptions, 'data' | 'locale' | 'messages'> | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
  /** Id of the root element. */
  id?: string | undefined;
}

/**
 * A gallery of any design. Renders `.pl-gallery[data-design]` with its final geometry at every
 * width of its container, and attaches its behaviour with `attachGallery` after mounting.
 */
export function Gallery(props: GalleryProps) {
  const {
    items,
    label,
    locale,
    messages,
    sizeFormat = 'query',
    priority = 0,
    behavior,
    className,
    style,
    id,
    ...data
  } = props;
  try {
    if (process.env.NODE_ENV !== 'production') checkItems(items);
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
  }
  // Settings are plain data, compared by their JSON.
  const dataKey = JSON.stringify(data);
  const settings = useMemo(
    () => resolveGallerySettings(JSON.parse(dataKey) as GalleryData),
    [dataKey],
  );
  const translate = createPlainTranslate(slideMessages, { locale, overrides: messages });
  const root = useRef<HTMLDivElement>(null);
  const key = JSON.stringify([dataKey, items, locale, messages, plainOptions(behavior)]);
  const behaviorNow = useRef(behavior);
  const latest = useRef<() => AttachGalleryOptions>(undefined);
  useEffect(() => {
    latest.current = () => ({
      ...liveCallbacks(() => behaviorNow.current),
      data,
      locale,
      messages,
    });
    behaviorNow.current = behavior;
    try {
      if (process.env.NODE_ENV !== 'production') warnOfItems(items);
    } catch {
      // This is only a warning: the gallery is shown nevertheless.
    }
  });
  const isEmpty = items.length === 0;
  const { store, address } = behavior ?? {};

  const kept = useRef<{ store: unknown; address: unknown; session: GallerySession }>(undefined);
  useEffect(() => {
    const element = root.current;
    if (!element) return void (kept.current = undefined);
    // React runs effects again for a page that it hid and shows again, which keeps its slide.
    if (!kept.current || kept.current.store !== store || kept.current.address !== address)
      kept.current = { store, address, session: { isRenewing: false } };
    const { session } = kept.current;
    let undo: (() => void) | undefined;
    let unmounted = false;
    // The page is complete without it, so the behaviour does not delay the first render.
    import('../block/attachGallery')
      .then(({ attachGallery }) => {
        if (unmounted) return;
        const options: AttachGalleryOptions & SessionOption = { ...latest.current!(), session };
        undo = attachGallery(element, options);
      })
      .catch((error: unknown) => console.warn('A gallery stays without its behaviour.', error));
    return () => {
      unmounted = true;
      undo?.();
    };
  }, [isEmpty, store, address]);

  const shownKey = useRef(key);
  useEffect(() => {
    const element = root.current;
    if (shownKey.current === key || !element) return;
    shownKey.current = key;
    // A behaviour that is not attached yet will use the slides of that moment.
    void import('../block/attachGallery').then(
      ({ updateGallery }) => updateGallery(element, latest.current!()),
      () => {},
    );
  }, [key]);

  if (isEmpty) return null;
  const { layout, controls, thumbnails, dots, progress } = settings;
  const isScrolled =
    layout === 'stacked' && (behavior?.transition ?? settings.transition) === 'scroll';
  const isCarousel = layout === 'stacked' || layout === 'strip' || layout === 'carousel';
  return (
    <div
      ref={root}
      id={id}
      className={className ? `pl-gallery ${className}` : 'pl-gallery'}
      data-design={data.design}
      data-min-column={settings.minColumnWidth ? '' : undefined}
      data-layout={layout}
      // This transition has another layout of the list: setting it later would shift the layout.
      data-transition={isScrolled ? 'scroll' : undefined}
      data-meta-position={showsText(settings, items) ? settings.metaPosition : undefined}
      data-meta-on-hover={settings.showMetaOnHover ? '' : undefined}
      data-crop={settings.crop ? '' : undefined}
      data-mixed-content={settings.mixedContent ? '' : undefined}
      style={{ ...rootVariables(items[0]!, settings), ...style }}
      role={isCarousel ? 'region' : undefined}
      aria-roledescription={isCarousel ? translate('gallery.carousel') : undefined}
      aria-label={isCarousel ? (label ?? translate('gallery.label')) : undefined}
    >
      <GalleryList
        items={items}
        settings={settings}
        sizeFormat={sizeFormat}
        priority={priority}
        translate={translate}
        label={label}
      />
      {isCarousel && items.length > 1 && controls && (
        <Controls translate={translate} autoplay={settings.autoplay} loop={settings.loop} />
      )}
      {progress && items.length > 1 && (
        <div
          className="pl-gallery-progress"
          aria-hidden="true"
          style={{ '--pl-progress': Number((1 / items.length).toFixed(4)) } as CSSProperties}
        />
      )}
      {dots && items.length > 1 && <Dots items={items} translate={translate} />}
      {thumbnails && (
        <Thumbnails
          items={items}
          settings={settings}
          sizeFormat={sizeFormat}
          translate={translate}
        />
      )}
    </div>
  );
}

const snapOf = { start: 'start', middle: 'center', end: 'end' } as const;

/** The custom properties for the layout of the slides and the controls beside them. */
function rootVariables(first: GalleryItem, settings: GallerySettings): CSSProperties {
  const { layout, gutter, perRow, stageRatio, imageAspectRatio } = settings;
  const own = first.width && first.height ? first.width / first.height : 1;
  const variables: Record<string, string | number> = { '--pl-gap': gutter };
  if (layout === 'grid' || layout === 'carousel') variables['--pl-per-row'] = perRow;
  if (settings.minColumnWidth) variables['--pl-min-column'] = `${settings.minColumnWidth}px`;
  if (layout === 'stacked' || layout === 'strip')
    variables['--pl-stage-ratio'] = Number((stageRatio ?? own).toFixed(4));
  if (layout === 'strip') variables['--pl-snap'] = snapOf[settings.alignment];
  if (layout === 'carousel')
    variables['--pl-item-ratio'] = Number((imageAspectRatio ?? own).toFixed(4));
  return variables;
}
