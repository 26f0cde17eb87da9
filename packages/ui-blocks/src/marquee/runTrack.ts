import type { MarqueeItem, resolveMarqueeOptions } from './marqueeOptions';
import type { MarqueeMarkup } from './readMarquee';
import { splitText } from './splitText';
import { pixelsPerSecond, waveKeyframes, waveLoop, wavePhase } from './wave';

export interface MarqueeTrack {
  pause(): void;
  play(): void;
  remove(): void;
}

/**
 * Builds the moving copy of a text and starts it, paused. All motion is animations of `transform`,
 * which the compositor runs without script, style or layout in any frame. [BLK-3]
 */
export function runTrack(
  { display, items, tag }: Pick<MarqueeMarkup, 'display' | 'items' | 'tag'>,
  options: ReturnType<typeof resolveMarqueeOptions>,
  onResize: () => void,
): MarqueeTrack {
  const { waveFrequency, waveIntensity, animationDirection, animationSpeed } = options;
  const track = document.createElement('div');
  track.className = 'pl-marquee-track';
  track.ariaHidden = 'true';
  const sequence = buildSequence(items, { tag, isWavy: waveIntensity > 0 });
  track.append(sequence);
  const lane = document.createElement('div');
  lane.className = 'pl-marquee-lane';
  lane.append(track);
  display.append(lane);

  // The only measurement; all copies are alike.
  const textWidth = sequence.getBoundingClientRect().width;
  const room = display.clientWidth;
  const animations: Animation[] = [];
  if (textWidth > 0 && animationSpeed > 0) {
    const loop =
      waveIntensity > 0
        ? waveLoop(textWidth, waveFrequency)
        : { repeats: 1, width: textWidth, period: 0 };
    const copies = Math.ceil((room + loop.width) / textWidth);
    for (let copy = 1; copy < copies; copy += 1) track.append(sequence.cloneNode(true));
    const speed = animationSpeed * pixelsPerSecond;
    const ends = ['translateX(0)', `translateX(${-loop.width}px)`];
    if (animationDirection === 'right') ends.reverse();
    animations.push(
      track.animate(
        { transform: ends },
        { duration: (loop.width / speed) * 1000, iterations: Infinity },
      ),
    );
    if (waveIntensity > 0) animations.push(...wave(track, { period: loop.period, speed }, options));
  }
  for (const animation of animations) animation.pause();

  let frame = 0;
  const sizes = new ResizeObserver(() => {
    // Handles a font that loaded late, or a resized window.
    const isSame =
      display.clientWidth === room &&
      Math.abs(sequence.getBoundingClientRect().width - textWidth) < 1;
    // Waits for the next frame: building inside the observer's callback would resize the observed
    // element.
    if (!isSame) frame = requestAnimationFrame(onResize);
  });
  sizes.observe(display);
  sizes.observe(sequence);

  return {
    pause: () => animations.forEach((animation) => animation.pause()),
    play: () => animations.forEach((animation) => animation.play()),
    remove: () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      animations.forEach((animation) => animation.cancel());
      lane.remove();
    },
  };
}

function buildSequence(
  items: readonly MarqueeItem[],
  { tag = 'span', isWavy }: { tag?: string | undefined; isWavy: boolean },
): HTMLElement {
  const sequence = document.createElement('div');
  sequence.className = 'pl-marquee-sequence';
  for (const { text } of items) {
    const item = document.createElement(tag);
    item.className = 'pl-marquee-item Marquee-item';
    item.dir = 'auto';
    // A page's own rules for headings would remove the space between two texts.
    if (tag !== 'span') item.style.margin = '0 var(--pl-marquee-spacing, 1em) 0 0';
    if (isWavy) item.append(...splitText(text).map(piece));
    else item.append(text);
    sequence.append(item);
  }
  return sequence;
}

function piece(text: string): Node | string {
  if (/^\s/.test(text)) return text;
  const element = document.createElement('span');
  element.className = 'pl-marquee-piece';
  element.append(text);
  return element;
}

function wave(
  track: HTMLElement,
  { period, speed }: { period: number; speed: number },
  { waveIntensity, animationDirection }: ReturnType<typeof resolveMarqueeOptions>,
): Animation[] {
  const amplitude = waveIntensity * parseFloat(getComputedStyle(track).fontSize);
  const keyframes = waveKeyframes(amplitude, period, animationDirection);
  const duration = (period / speed) * 1000;
  const start = track.getBoundingClientRect().left;
  const pieces = [...track.querySelectorAll<HTMLElement>('.pl-marquee-piece')];
  // All positions are read before the first animation is created, or every read would cause a
  // layout.
  const centres = pieces.map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2 - start;
  });
  return pieces.map((element, index) =>
    element.animate(keyframes, {
      duration,
      iterations: Infinity,
      delay: -wavePhase(centres[index]!, period, animationDirection) * duration,
    }),
  );
}
