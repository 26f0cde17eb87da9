import type { MessageCatalogue } from '@plinth/site-model';
import type { EmbedConsent } from '../consent';
import type { VideoProvider } from './videoProviders';

/** Fit shows the whole player, fill lets it cover the box, none leaves it at its own ratio. */
export type VideoMode = 'none' | 'fit' | 'fill';

/**
 * `overlay`: the poster is shown; `playing`: the player is shown; `invalid`: nothing can be played.
 */
export type VideoState = 'overlay' | 'playing' | 'invalid';

export interface VideoOptions {
  /** External services that the video needs. */
  ports?: { consent?: EmbedConsent | undefined } | undefined;
  /** Providers that are recognised. @default videoProviders */
  providers?: readonly VideoProvider[] | undefined;
  /** Known providers. @default videoProviders */
  embed?: string | undefined;
  /** The embed, if it is not in the element's attributes: HTML or an address. */
  mode?: VideoMode | null | undefined;
  /** Whether a click on the poster does nothing. @default false */
  inactive?: boolean | undefined;
  /**
   * Whether a video without a poster starts automatically.
   * @default the element's `data-autoplay`
   */
  autoplay?: boolean | undefined;
  /** BCP 47 tag of the texts' language. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Called with each new state. */
  onStateChange?: ((state: VideoState) => void) | undefined;
}

export interface Video {
  readonly state: VideoState;
  /** Shows the player and plays; an existing player gets the command. */
  play(): void;
  pause(): void;
  /** Removes the player and shows the poster; a video without a poster pauses. */
  stop(): void;
  /** Changes the mode, which reloads the player. */
  setMode(mode: VideoMode | null): void;
  setInactive(inactive: boolean): void;
  /** Undoes everything, including the player. */
  destroy(): void;
}
