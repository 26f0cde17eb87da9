import type { MapAdapter, MapView } from './mapTypes';

/** The content of an interactive map. */
export interface CanvasContent {
  view: MapView;
  /** Its accessible name. */
  label: string;
}

/** The interactive map on the page. */
export interface MapCanvas {
  update(content: CanvasContent): void;
  focus(): void;
  remove(): void;
}

/**
 * Mounts the interactive map over its picture; if the library throws, it throws and removes what it
 * added.
 */
export function mountMapCanvas(
  element: HTMLElement,
  library: MapAdapter,
  { view, label }: CanvasContent,
): MapCanvas {
  const container = document.createElement('div');
  container.className = 'pl-map-canvas';
  container.role = 'region';
  container.tabIndex = -1;
  container.ariaLabel = label;
  element.prepend(container);
  try {
    const mounted = library.mount(container, view);
    return {
      update(next) {
        mounted.update(next.view);
        container.ariaLabel = next.label;
      },
      focus: () => container.focus({ preventScroll: true }),
      remove() {
        mounted.destroy();
        container.remove();
      },
    };
  } catch (error) {
    container.remove();
    throw error;
  }
}
