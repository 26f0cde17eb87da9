/**
 * Elements over whose whole area the platform's script lays a cropped picture: backgrounds, banners, parallax scenes,
 * cells of lists, and every box whose height is written as a padding. Style sheets size the holder alone.
 */
const holders = [
  '.content-fill',
  '.content-fit',
  '.section-background',
  '.section-background-content',
  '.sqs-video-background',
  '.sqs-video-background-native',
  '#thumbnail',
  '.parallax-item',
  '.parallax-image',
  '.Parallax-item',
  '.Index-page-image',
  '.Intro-image',
  '.grid-image-cover',
  '.list-item-media-inner',
  '.list-image-holder',
  '[style*="padding-bottom"]',
].join();

/**
 * Lets pictures fill their holders, with the focal point in view. A picture whose holder has no height of its own stays
 * in the flow, at full width. @returns a function that undoes it
 */
export function fillHolders(pictures: Iterable<HTMLImageElement>): () => void {
  const filled: { picture: HTMLImageElement; holder: HTMLElement; style: string | null }[] = [];
  const stretched: HTMLImageElement[] = [];
  for (const picture of pictures) {
    const holder = holderOf(picture);
    if (holder) filled.push({ picture, holder, style: picture.getAttribute('style') });
    else if (isStretched(picture)) stretched.push(picture);
  }
  for (const { style } of stretched) style.objectFit = 'cover';
  // All are written before any is measured: otherwise each would cause another layout.
  for (const { picture, holder } of filled) {
    const { style } = picture;
    Object.assign(style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    style.objectFit = holder.matches('.content-fit') ? 'contain' : 'cover';
    style.objectPosition ||= focalPoint(picture);
  }
  const changed = new Map<HTMLElement, string>();
  const change = (holder: HTMLElement, name: 'height' | 'position', value: string) => {
    if (!changed.has(holder)) changed.set(holder, holder.style.cssText);
    holder.style[name] = value;
  };
  // The height may come from the elements around the holder.
  const low = filled.filter(({ holder }) => holder.clientHeight === 0);
  for (const { holder } of low) change(holder, 'height', '100%');
  const without = new Set(low.filter(({ holder }) => holder.clientHeight === 0));
  const inFlow = filled.filter((one) => !without.has(one) && isStatic(one.holder));
  for (const { holder } of inFlow) change(holder, 'position', 'relative');
  for (const { picture, holder } of without) {
    change(holder, 'height', '');
    Object.assign(picture.style, { position: '', inset: '', height: 'auto' });
  }
  return () => {
    for (const { style } of stretched) style.objectFit = '';
    for (const { picture, style } of filled) {
      if (style === null) picture.removeAttribute('style');
      else picture.setAttribute('style', style);
    }
    for (const [holder, style] of changed) holder.style.cssText = style;
  };
}

/** Whether a sheet stretches the picture over a box, so that it takes the box's ratio. */
function isStretched(picture: HTMLImageElement): boolean {
  const { position, objectFit } = getComputedStyle(picture);
  return position === 'absolute' && objectFit === 'fill';
}

const isStatic = (element: Element) => getComputedStyle(element).position === 'static';

/** The holder around a picture, through its link. */
function holderOf({ parentElement }: HTMLImageElement): HTMLElement | undefined {
  for (let parent = parentElement; parent; parent = parent.parentElement) {
    if (parent.matches(holders)) return parent;
    if (!['A', 'PICTURE'].includes(parent.nodeName)) return undefined;
  }
  return undefined;
}

function focalPoint({ dataset }: HTMLImageElement): string {
  const [x, y] = (dataset['imageFocalPoint'] ?? '').split(',').map(Number.parseFloat);
  const percent = (share = 0.5) => `${Number.isFinite(share) ? share * 100 : 50}%`;
  return `${percent(x)} ${percent(y)}`;
}
