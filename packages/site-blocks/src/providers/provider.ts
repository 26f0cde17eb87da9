import type { Host } from '../host/host';

/** Another company whose service a block may show in the page. */
export interface Provider {
  /** The company's name for consent. */
  name: string;
  /** The name for visitors. */
  label: string;
  /** Origins of its frame and script; nothing is loaded from elsewhere. */
  origins: readonly string[];
  /** Whether its script runs in the page, which allows it by the nonce. @default only its frame */
  hasScript?: true;
}

/** One service for a block's settings. Creating it makes no request. */
export interface Widget {
  provider: Provider;
  /** The same service on the provider's own page: the link that is always available. */
  href: string;
  /** The settings with which the browser creates the same widget. */
  settings: Record<string, unknown>;
  /** The layout for a block of this width in CSS pixels. */
  layoutFor(width: number): string;
  /** Height in CSS pixels that is reserved while it loads. */
  heightFor(layout: string): number;
  /** Loads it into its container; rejects if it fails to load. */
  mount(place: WidgetPlace): Promise<MountedWidget>;
}

export interface WidgetPlace {
  element: HTMLElement;
  host: Host;
  /** The title above it, which also names the frame. */
  title: string;
  layout: string;
  /**
   * Aborted when the block is removed or the time limit passes: then everything that `mount`
   * started ends.
   */
  signal: AbortSignal;
}

export interface MountedWidget {
  /** Changes the layout without losing the visitor's input. */
  changeLayout?(layout: string): void;
}
