import type { Direction, SlideshowStore } from '../slideshows/slideshowStore';
import { beyondBoundary, checkBoundary } from '../transitions/newSwipe';
import { swipeDuration } from '../transitions/swipe';
import { attachDrag, type DragEnd } from './attachDrag';
import { setAttribute } from './changeElements';
import { playsVideo } from './galleryVideos';
import { isRightToLeft } from '@plinth/dom/is-right-to-left';
import type { Presses } from './rememberPresses';
import type { GallerySetup } from './setUpGallery';

/** A flick: this distance within this time changes the slide with any transition ([GAL-18]). */
const flickDistance = 50;
const flickTime = 250;
/** The swipe transition changes the slide beyond the stage's width divided by this ([GAL-18]). */
const swipeShare = 2.25;

export interface StackedDragOptions {
  store: SlideshowStore;
  presses: Pick<Presses, 'forget'>;
  transition: string;
}

/** Swiping over stacked slides; with the swipe transitions the slides follow the finger. */
export function attachStackedDrag(
  { parts, options }: GallerySetup,
  { store, presses, transition }: StackedDragOptions,
): () => void {
  const { list, slides } = parts;
  const follows = transition === 'swipe' || transition === 'new-swipe';
  const [atStart, atEnd] = (options.boundaries ?? ['inertial', 'inertial']).map(checkBoundary);
  let moved: HTMLElement[] = [];

  const directionOf = (x: number): Direction =>
    x < 0 !== isRightToLeft(list) ? 'forward' : 'reverse';
  const neighbour = (direction: Direction) => {
    const { index, count, loop } = store.getState();
    const wanted = index + (direction === 'forward' ? 1 : -1);
    return loop && count > 1 ? slides[(wanted + count) % count] : slides[wanted];
  };
  const letGo = () => {
    for (const slide of moved) {
      slide.style.transform = '';
      slide.style.removeProperty('--pl-drag');
      slide.style.removeProperty('--pl-velocity');
      setAttribute(slide, 'data-beside', null);
    }
    moved = [];
  };

  const onMove = ({ x }: { x: number }) => {
    const current = slides[store.getState().index];
    if (!follows || !current) return;
    letGo();
    const direction = directionOf(x);
    const beside = neighbour(direction);
    const width = list.clientWidth;
    const boundary = direction === 'forward' ? atEnd! : atStart!;
    const shown = beside ? x : beyondBoundary(x, boundary, width);
    place(current, shown, shown);
    if (beside && beside !== current) {
      setAttribute(beside, 'data-beside', '');
      place(beside, shown, shown + (x < 0 ? width : -width));
    }
  };
  const place = (slide: HTMLElement, dragged: number, offset: number) => {
    slide.style.transform = `translateX(${offset}px)`;
    slide.style.setProperty('--pl-drag', String(dragged));
    moved.push(slide);
  };

  const onEnd = ({ x, velocityX, duration, cancelled }: DragEnd) => {
    const width = list.clientWidth;
    const isFlick = Math.abs(x) >= flickDistance && duration <= flickTime;
    const isFar =
      transition === 'new-swipe'
        ? Math.abs(x) > width / 2 || (Math.abs(velocityX) > 1 && velocityX * x > 0)
        : transition === 'swipe' && Math.abs(x) > width / swipeShare;
    const current = slides[store.getState().index];
    current?.style.setProperty('--pl-velocity', String(velocityX));
    const changes =
      !cancelled &&
      (isFar || (isFlick && transition !== 'new-swipe')) &&
      (directionOf(x) === 'forward' ? store.next() : store.previous());
    if (!changes) springBack(moved);
    letGo();
  };

  return attachDrag(list, {
    accepts: () =>
      !store.isBusy() && slides.length > 1 && !playsVideo(slides[store.getState().index]),
    onStart: presses.forget,
    onMove,
    onEnd,
  });
}

function springBack(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    const dragged = Number.parseFloat(slide.style.getPropertyValue('--pl-drag')) || 0;
    const from = slide.style.transform;
    const rest = Number.parseFloat(from.replace('translateX(', '')) - dragged;
    const animation = slide.animate(
      { transform: [from, `translateX(${rest}px)`], visibility: ['visible', 'visible'] },
      { duration: swipeDuration, easing: 'ease-out' },
    );
    animation.persist();
  }
}
