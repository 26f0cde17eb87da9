import type { Host } from '../host/host';

/** Another company whose service a block may show on the page. */
export interface Provider {
  /** The name of the company that consent is asked for. */
  name: string;
  /** The name that a visitor reads. */
  label: string;
  /** Origins of its frame and script; nothing of it is loaded from elsewhere. */
  origins: readonly string[];
  /** Its script runs in the page, which lets it through by the nonce. @default its frame alone */
  hasScript?: true;
}

/** One service, ready to be shown: what a block's settings come to. Reading it touches no network. */
export interface Widget {
  provider: Provider;
  /** Where a visitor can do the same at the provider's: the link that is always there. */
  href: string;
  /** The settings that the browser needs to arrive at the same widget. */
  settings: Record<string, unknown>;
  /** The layout for a block of this width in CSS pixels. */
  layoutFor(width: number): string;
  /** Height in CSS pixels that is kept free while it loads. */
  heightFor(layout: string): number;
  /** Loads it into its place; rejects when it does not come. */
  mount(place: WidgetPlace): Promise<MountedWidget>;
}

export interface WidgetPlace {
  element: HTMLElement;
  host: Host;
  /** The title above it; names the frame. */
  title: string;
  layout: string;
  /** Aborted when the block goes or the time is up: everything that mount began ends with it. */
  signal: AbortSignal;
}

export interface MountedWidget {
  /** Takes another layout without losing what the visitor did. */
  changeLayout?(layout: string): void;
}
