import { loadScript } from './loadScript';
import type { MountedWidget, Provider, WidgetPlace } from './provider';

export interface ScriptOptions {
  src: string;
  provider: Provider;
  /** Inserts the elements that the script looks for; called before it is loaded. */
  prepare(element: HTMLElement, view: Window): void;
  /** Starts the script for the element, if it does not look for elements itself. */
  start?(element: HTMLElement, view: Window): void;
  /**
   * Makes the script draw again in another layout; without it the script follows its width itself.
   */
  redraw?(element: HTMLElement, view: Window, layout: string): void;
}

/**
 * Lets a provider's script draw into its container. It counts as loaded when it has inserted an
 * element.
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
      reject(new Error(`${provider.label} inserted nothing into the page.`));
    });
  });
  // Both may fail; the first failure is reported.
  drawn.catch(() => {});
  await loadScript(host, src, provider);
  if (!signal.aborted) start?.(element, view);
  await drawn;
  return {
    changeLayout(layout) {
      // A visitor inside must not be interrupted.
      const { activeElement } = element.ownerDocument;
      const isInside = activeElement !== element && element.contains(activeElement);
      if (!signal.aborted && !isInside) redraw?.(element, view, layout);
    },
  };
}
