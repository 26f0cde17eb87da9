export interface Press {
  /** Resolves as soon as no pointer is down on the element; its click has happened by then. */
  whenReleased(): Promise<void>;
  stop(): void;
}

/** Knows whether a pointer is down on an element: content that is swapped in the middle of a press loses its click. */
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
