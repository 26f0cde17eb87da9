export interface Press {
  /** Resolves as soon as no pointer is down on the element, after its click. */
  whenReleased(): Promise<void>;
  stop(): void;
}

/**
 * Detects whether a pointer is down on an element: content that is replaced during a press loses
 * its click.
 */
export function watchPress(element: HTMLElement): Press {
  const view = element.ownerDocument.defaultView!;
  const attached = new AbortController();
  const { signal } = attached;
  let released = Promise.resolve();
  element.addEventListener(
    'pointerdown',
    () => {
      released = new Promise((resolve) => {
        const release = () => setTimeout(resolve);
        view.addEventListener('pointerup', release, { once: true, signal });
        view.addEventListener('pointercancel', release, { once: true, signal });
      });
    },
    { signal },
  );
  return { whenReleased: () => released, stop: () => attached.abort() };
}
