import type { MessageCatalogue } from '@plinth/site-model';
import type { EmbedConsent } from '../consent';
import type { MapSettings } from './parseMapSettings';

/** The options of an interactive map when it is mounted. */
export interface MapView {
  settings: MapSettings;
  /** The link of the marker; `undefined` if the marker is not a link. */
  markerHref: string | undefined;
  /** Texts for the controls, in the page's language. */
  labels: { marker: string; zoomIn: string; zoomOut: string };
  /** Called with the new position when a draggable marker was moved. */
  onMarkerMove?: ((position: { lat: number; lng: number }) => void) | undefined;
}

export interface MountedMap {
  update(view: MapView): void;
  destroy(): void;
}

/** The interface for map libraries: each adapter mounts a view into a container. */
export interface MapAdapter {
  mount(container: HTMLElement, view: MapView): MountedMap;
}

/** Port: loads the map library. Called when the visitor uses the map, at most once at a time. */
export type LoadMap = () => Promise<MapAdapter>;

/** `picture`: the static first picture; `failed`: the picture stays, and another try is offered. */
export type MapState = 'picture' | 'loading' | 'interactive' | 'failed';

export interface MapOptions {
  /** Loads the map library. */
  loadMap: LoadMap;
  /** @default the JSON of the element's `data-context`, else of its block's `data-block-json` */
  settings?: unknown;
  /** External services that the map needs. */
  ports?: { consent?: EmbedConsent | undefined } | undefined;
  /**
   * The provider's name for `consent`, and its name for visitors.
   * @default 'map', and the host of `tileUrl`
   */
  provider?: { name: string; label: string } | undefined;
  /** Tiles for the first picture, `/tiles/{z}/{x}/{y}.svg?style={style}`. @default none, a drawn surface */
  tileUrl?: string | undefined;
  /** The attribution of the tiles. */
  attribution?: string | undefined;
  /** Milliseconds after which loading counts as failed. @default 30000 */
  timeout?: number | undefined;
  /** BCP 47 tag of the texts' language. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Called with each new state. */
  onStateChange?: ((state: MapState) => void) | undefined;
  /**
   * Called with the reason when the interactive map fails to load; the visitor keeps the picture.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Called with the position to which a visitor has moved the marker. */
  onMarkerMove?: MapView['onMarkerMove'];
}

export interface PlinthMap {
  readonly state: MapState;
  /** Loads the library and shows the interactive map. */
  open(): void;
  /** Applies new settings; several within 60 ms become one change. */
  update(settings: unknown): void;
  destroy(): void;
}
