import type { MountedWidget, WidgetPlace } from './provider';

/** A widget may run scripts, open windows and send forms, but not navigate the page itself. */
const abilities = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
];

/** The minimum and maximum height of a frame in CSS pixels, whatever a provider reports. */
const heights = { min: 100, max: 4000 };

export interface FrameOptions {
  /** The address for a layout. */
  src(layout: string): string;
  /** Reads the requested height from one of the provider's messages. */
  readHeight?(message: unknown): number | undefined;
}

/**
 * Shows a provider's page in a frame. The frame counts as loaded when its document has loaded.
 *
 * @example
 * ```ts
 * import { mountFrame, type WidgetPlace } from '@plinth/site-blocks/rendering';
 *
 * export const mount = (place: WidgetPlace) =>
 *   mountFrame(place, { src: (layout) => `https://tables.example/book?layout=${layout}` });
 * ```
 */
export function mountFrame(
  { element, title, layout, signal }: WidgetPlace,
  { src, readHeight }: FrameOptions,
): Promise<MountedWidget> {
  const page = element.ownerDocument;
  const frame = page.createElement('iframe');
  const address = src(layout);
  frame.className = 'pl-widget-frame';
  frame.title = title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'payment';
  frame.setAttribute('sandbox', abilities.join(' '));

  if (readHeight) {
    const { origin } = new URL(address);
    page.defaultView!.addEventListener(
      'message',
      (message) => {
        if (message.source !== frame.contentWindow || message.origin !== origin) return;
        const height = readHeight(message.data);
        if (height === undefined || !Number.isFinite(height)) return;
        const kept = Math.min(Math.max(height, heights.min), heights.max);
        element.style.setProperty('--pl-widget-height', `${Math.ceil(kept)}px`);
      },
      { signal },
    );
  }

  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      frame.remove();
      reject(new Error(`The frame of ${address} did not load.`));
    });
    frame.addEventListener(
      'load',
      () =>
        resolve({
          changeLayout(next) {
            // A visitor in the frame must not be interrupted.
            if (page.activeElement !== frame) frame.src = src(next);
          },
        }),
      { once: true },
    );
    frame.src = address;
    element.append(frame);
  });
}
