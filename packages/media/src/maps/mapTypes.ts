import type { MessageCatalogue } from '@plinth/site-model';
import type { EmbedConsent } from '../consent';
import type { MapSettings } from './parseMapSettings';

/** The options of an interactive map when it is put on the page. */
export interface MapView {
  settings: MapSettings;
  /** Where a click on the marker leads; `undefined` where the marker is no link. */
  markerHref: string | undefined;
  /** Texts for the controls, in the page's language. */
  labels: { marker: string; zoomIn: string; zoomOut: string };
  /** Hears where a draggable marker was put down. */
  onMarkerMove?: ((position: { lat: number; lng: number }) => void) | undefined;
}

export interface MountedMap {
  update(view: MapView): void;
  destroy(): void;
}

/** One interface for every map library: each is an adapter that mounts a view into a container. */
export interface MapAdapter {
  mount(container: HTMLElement, view: MapView): MountedMap;
}

/** Port: brings the map library. Called when the visitor reaches for the map, at most once at a time. */
export type LoadMap = () => Promise<MapAdapter>;

/** `picture`: the static first picture; `failed`: it stays, and a further try is offered. */
export type MapState = 'picture' | 'loading' | 'interactive' | 'failed';

export interface MapOptions {
  /** Loads the map library. */
  loadMap: LoadMap;
  /** @default the JSON of the element's `data-context`, else of its block's `data-block-json` */
  settings?: unknown;
  /** The services that the map needs from outside. */
  ports?: { consent?: EmbedConsent | undefined } | undefined;
  /**
   * The name that consent knows the map's provider by, and the one that visitors read.
   * @default 'map', and the host of `tileUrl`
   */
  provider?: { name: string; label: string } | undefined;
  /** Tiles for the first picture, `/tiles/{z}/{x}/{y}.svg?style={style}`. @default none, a drawn surface */
  tileUrl?: string | undefined;
  /** The maker of the tiles. */
  attribution?: string | undefined;
  /** Milliseconds after which loading counts as failed. @default 30000 */
  timeout?: number | undefined;
  /** BCP 47 tag of the texts' language. @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Called with each new state. */
  onStateChange?: ((state: MapState) => void) | undefined;
  /** Hears why the interactive map did not come; the visitor keeps the picture. */
  onError?: ((error: unknown) => void) | undefined;
  /** Called with the position to which a person has moved the marker. */
  onMarkerMove?: MapView['onMarkerMove'];
}

export interface PlinthMap {
  readonly state: MapState;
  /** Loads the library and shows the interactive map. */
  open(): void;
  /** Takes new settings; several within 60 ms become one change. */
  update(settings: unknown): void;
  destroy(): void;
}
