import type { MessageCatalogue } from '@plinth/site-model';
import type { EmbedConsent } from '../consent';
import type { VideoProvider } from './videoProviders';

/** Fit shows the whole player, fill lets it cover the box, none leaves it at its own ratio. */
export type VideoMode = 'none' | 'fit' | 'fill';

/** `overlay`: the poster shows; `playing`: the player is there; `invalid`: nothing can be played. */
export type VideoState = 'overlay' | 'playing' | 'invalid';

export interface VideoOptions {
  /** The services that the video needs from outside. */
  ports?: { consent?: EmbedConsent | undefined } | undefined;
  /** Providers that are recognised. @default videoProviders */
  providers?: readonly VideoProvider[] | undefined;
  /** The embed, where the element's attributes do not carry it: HTML or an address. */
  embed?: string | undefined;
  /** @default the element's `data-mode`, else 'none' */
  mode?: VideoMode | null | undefined;
  /** A click on the poster does nothing. @default false */
  inactive?: boolean | undefined;
  /** A video without a poster starts by itself. @default the element's `data-autoplay` */
  autoplay?: boolean | undefined;
  /** BCP 47 tag of the texts' language. @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Called with each new state. */
  onStateChange?: ((state: VideoState) => void) | undefined;
}

export interface Video {
  readonly state: VideoState;
  /** Shows the player and plays; a player that is there gets the command. */
  play(): void;
  pause(): void;
  /** Removes the player and shows the poster; a video without a poster pauses. */
  stop(): void;
  /** A change loads the player anew. */
  setMode(mode: VideoMode | null): void;
  setInactive(inactive: boolean): void;
  /** Takes everything back, the player included. */
  destroy(): void;
}
