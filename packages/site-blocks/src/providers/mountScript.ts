import { loadScript } from './loadScript';
import type { MountedWidget, Provider, WidgetPlace } from './provider';

export interface ScriptOptions {
  src: string;
  provider: Provider;
  /** Puts down what the script looks for; called before it is loaded. */
  prepare(element: HTMLElement, view: Window): void;
  /** Tells the script about the element, where it does not look by itself. */
  start?(element: HTMLElement, view: Window): void;
  /** Lets the script draw anew in another layout; without it the script minds its width itself. */
  redraw?(element: HTMLElement, view: Window, layout: string): void;
}

/**
 * Lets a provider's script draw into its place. It counts as there when it has put something down.
 *
 * @example
 * ```ts
 * import { mountScript, type Provider, type WidgetPlace } from '@plinth/site-blocks/rendering';
 *
 * export const mount = (place: WidgetPlace, provider: Provider) =>
 *   mountScript(place, {
 *     src: 'https://tables.example/widget.js',
 *     provider,
 *     prepare: (element) => element.append('Tables'),
 *   });
 * ```
 */
export async function mountScript(
  { element, host, signal }: WidgetPlace,
  { src, provider, prepare, start, redraw }: ScriptOptions,
): Promise<MountedWidget> {
  const view = host.document.defaultView!;
  const drawn = new Promise<void>((resolve, reject) => {
    prepare(element, view);
    const observer = new MutationObserver(() => {
      if (!element.querySelector('iframe')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true, subtree: true });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      reject(new Error(`${provider.label} put nothing on the page.`));
    });
  });
  // Both may fail; the first one tells.
  drawn.catch(() => {});
  await loadScript(host, src, provider);
  if (!signal.aborted) start?.(element, view);
  await drawn;
  return {
    changeLayout(layout) {
      // A visitor who is inside is in the middle of something.
      const { activeElement } = element.ownerDocument;
      const isInside = activeElement !== element && element.contains(activeElement);
      if (!signal.aborted && !isInside) redraw?.(element, view, layout);
    },
  };
}
