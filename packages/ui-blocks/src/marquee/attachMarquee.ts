import { createPlainTranslate, safeHref, type MessageCatalogue } from '@plinth/site-model';
import { attachOnce, prefersReducedMotion, watchReducedMotion } from '@plinth/dom';
import { componentOf } from '../componentOf';
import { marqueeMessages } from '../messages';
import { resolveMarqueeOptions, type MarqueeOptions } from './marqueeOptions';
import { readMarquee, type MarqueeMarkup } from './readMarquee';
import { runTrack, type MarqueeTrack } from './runTrack';
import { watchVisibility } from './watchVisibility';

export interface AttachMarqueeOptions extends MarqueeOptions {
  /** Whether keyboards and screen readers get a button that stops the motion (WCAG 2.2.2). @default true */
  pauseControl?: boolean | undefined;
  /**
   * Whether it starts as if the visitor had pressed that button, for a visitor who stopped it
   * earlier.
   * @default false
   */
  startsPaused?: boolean | undefined;
  /** Called when the visitor stops it by the button, and when they let it run again. */
  onPause?: ((paused: boolean) => void) | undefined;
  /** BCP 47 tag of the texts. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Moves a text across its element, on a wave if configured. Its settings come from the markup. It
 * moves only while it is visible, and never with reduced motion; the readable text stays in the
 * page. [BLK-3] Returns the undo, which leaves plain text.
 *
 * @example
 * ```ts
 * import { attachMarquee } from '@plinth/ui-blocks';
 *
 * const detach = attachMarquee(document.querySelector<HTMLElement>('.pl-marquee')!, {
 *   animationDirection: 'right',
 *   pauseControl: true,
 * });
 * ```
 */
export function attachMarquee(
  element: HTMLElement,
  options: AttachMarqueeOptions = {},
): () => void {
  const root = componentOf(element, '.pl-marquee, .Marquee');
  return attachOnce(root, 'marquee', () => attach(root, options));
}

function attach(root: HTMLElement, given: AttachMarqueeOptions): () => void {
  const markup = readMarquee(root);
  const options = resolveMarqueeOptions(given, markup.settings);
  if (markup.items.length === 0) return () => {};
  const undo: (() => void)[] = [];
  if (!markup.text) undo.push(replaceDrawing(markup, options.waveIntensity));
  const { dataset } = markup.display;
  const { fadeEdges } = dataset;
  if (options.fadeEdges && fadeEdges !== 'true') {
    dataset['fadeEdges'] = 'true';
    undo.push(() => {
      if (fadeEdges === undefined) delete dataset['fadeEdges'];
      else dataset['fadeEdges'] = fadeEdges;
    });
  }

  let track: MarqueeTrack | undefined;
  const holds = new Set<'off-screen' | 'hover' | 'focus' | 'visitor' | 'motion'>(['off-screen']);
  const settle = (): void => {
    if (holds.has('motion')) {
      track?.remove();
      track = undefined;
      delete root.dataset['running'];
      return;
    }
    // Built when it is first visible, so that a marquee below the fold has no cost.
    if (!track && !holds.has('off-screen')) {
      root.dataset['running'] = '';
      track = runTrack(markup, options, rebuild);
    }
    if (holds.size > 0) track?.pause();
    else track?.play();
  };
  const hold = (reason: Parameters<typeof holds.add>[0], on: boolean): void => {
    if (on) holds.add(reason);
    else holds.delete(reason);
    settle();
  };
  const rebuild = (): void => {
    track?.remove();
    track = undefined;
    settle();
  };

  const detached = new AbortController();
  const { signal } = detached;
  const unwatchMotion = watchReducedMotion(() => hold('motion', prefersReducedMotion()));
  if (prefersReducedMotion()) holds.add('motion');
  if (options.pausedOnHover) {
    root.addEventListener('pointerenter', () => hold('hover', true), { signal });
    root.addEventListener('pointerleave', () => hold('hover', false), { signal });
  }
  root.addEventListener('focusin', ({ target }) => hold('focus', target !== control), { signal });
  root.addEventListener('focusout', () => hold('focus', false), { signal });

  const control =
    given.pauseControl === false
      ? undefined
      : pauseControl(given, (paused) => {
          hold('visitor', paused);
          given.onPause?.(paused);
        });
  if (control) {
    root.append(control);
    if (given.startsPaused) holds.add('visitor');
  }

  const unwatch = watchVisibility(root, (visible) => hold('off-screen', !visible));

  return () => {
    detached.abort();
    unwatchMotion();
    unwatch();
    track?.remove();
    control?.remove();
    delete root.dataset['running'];
    for (const step of undo) step();
  };
}

/**
 * Legacy pages draw the text into an SVG and measure it in an invisible copy; screen readers can
 * read neither.
 */
function replaceDrawing(
  { display, replaced, items, linkTo, tag = 'p', spacing }: MarqueeMarkup,
  waveIntensity: number,
): () => void {
  const text = document.createElement(tag);
  text.className = 'pl-marquee-text';
  const href = safeHref(linkTo);
  const holder = href ? document.createElement('a') : text;
  if (href) {
    holder.className = 'pl-marquee-link';
    (holder as HTMLAnchorElement).href = href;
    text.append(holder);
  }
  holder.append(items.map((item) => item.text).join(' '));
  // The page's own rules override a style sheet in a layer, and SVG does not support `hidden`.
  const changed = [...replaced, display].map(
    (element) => [element, element.style.cssText] as const,
  );
  for (const element of replaced) element.style.setProperty('display', 'none', 'important');
  display.style.inlineSize = '100%';
  // Space for the wave, which our own markup sets.
  display.style.setProperty('--pl-marquee-intensity', String(waveIntensity));
  if (spacing) display.style.setProperty('--pl-marquee-spacing', spacing);
  display.classList.add('pl-marquee-display');
  display.append(text);
  return () => {
    text.remove();
    display.classList.remove('pl-marquee-display');
    for (const [element, before] of changed) element.style.cssText = before;
  };
}

function pauseControl(
  { locale, messages, startsPaused: paused = false }: AttachMarqueeOptions,
  onChange: (paused: boolean) => void,
): HTMLButtonElement {
  const translate = createPlainTranslate(marqueeMessages, { locale, overrides: messages });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pl-marquee-control';
  const name = (): void => {
    button.toggleAttribute('data-paused', paused);
    button.textContent = translate(paused ? 'marquee.play' : 'marquee.pause');
  };
  button.addEventListener('click', () => {
    paused = !paused;
    name();
    onChange(paused);
  });
  name();
  return button;
}
