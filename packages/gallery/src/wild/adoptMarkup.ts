import type { GallerySettings } from '../designs/gallerySettings';
import type { GalleryData } from '../designs/galleryData';
import { readSlideAttributes } from '../designs/slideAttributes';
import { usableRatio } from '../layouts/ratios';
import { changeElements } from '../dom/changeElements';
import { slideImage } from '../dom/galleryParts';
import type { WildGallery } from './wildMarkup';

/**
 * Takes over the markup of published pages: it gets the classes and custom properties of our own,
 * so that one stylesheet and one behaviour serve both. The undo takes all of it back.
 */
export function adoptMarkup(
  wild: WildGallery,
  settings: GallerySettings,
  data: GalleryData,
): () => void {
  const { element, list, slides, controls, thumbnails } = wild;
  const changes = changeElements();

  changes.addClass(element, 'pl-gallery');
  changes.setAttributes(element, {
    'data-design': data.design ?? null,
    'data-layout': settings.layout,
    'data-crop': settings.crop ? '' : null,
    'data-meta-position':
      settings.showMeta || settings.showMetaOnHover ? settings.metaPosition : null,
    'data-meta-on-hover': settings.showMetaOnHover ? '' : null,
  });
  changes.addClass(list, 'pl-gallery-slides');
  const fillsItsSlide = settings.layout === 'stacked' || settings.layout === 'strip';
  let stageRatio = settings.stageRatio ?? 0;
  for (const slide of slides) {
    const image = slideImage(slide);
    changes.addClass(slide, 'pl-gallery-slide');
    if (image && image !== slide) {
      changes.addClass(image, 'pl-gallery-image');
      // Media would reserve the picture's own ratio, where the layout may want another.
      changes.setStyles(image, { 'aspect-ratio': fillsItsSlide ? 'auto' : 'var(--r)' });
    }
    for (const meta of slide.querySelectorAll('.meta, .summary-content'))
      changes.addClass(meta, 'pl-gallery-meta');
    const { width, height } = readSlideAttributes(slide.dataset, image?.dataset);
    const ratio =
      settings.imageAspectRatio ?? usableRatio(width && height ? width / height : undefined);
    stageRatio ||= ratio;
    changes.setStyles(slide, { '--r': String(ratio) });
  }
  changes.setStyles(element, {
    '--pl-gap': settings.gutter,
    '--pl-per-row': String(settings.perRow),
    '--pl-column-width': `${settings.columnWidth}px`,
    '--pl-image-size': `${settings.listImageSize}%`,
    '--pl-stage-ratio': String(stageRatio || 1),
  });
  if (controls) changes.addClass(controls, 'pl-gallery-controls');
  const previous = controls?.querySelector<HTMLElement>('[class*="prev"]') ?? null;
  const next = controls?.querySelector<HTMLElement>('[class*="next"]') ?? null;
  if (previous) changes.addClass(previous, 'pl-gallery-previous');
  if (next) changes.addClass(next, 'pl-gallery-next');
  const thumbnailItems = [...(thumbnails?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.localName !== 'noscript',
  );
  if (thumbnails) {
    changes.addClass(thumbnails, 'pl-gallery-thumbnails');
    changes.setStyles(thumbnails, {
      '--pl-thumbnail-height': `${settings.thumbnailHeight}px`,
      '--pl-thumbnail-margin': `${settings.thumbnailMargin}px`,
    });
    for (const item of thumbnailItems) changes.addClass(item, 'pl-gallery-thumbnail');
  }
  return changes.undo;
}
