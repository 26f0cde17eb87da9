import type { Translate } from '@plinth/site-model';
import type { videoMessages } from '../messages';
import { buildPlayer } from './buildPlayer';
import { createVideoCover } from './createVideoCover';
import { announceVideo, keepToOneVideo } from './keepToOneVideo';
import { parseEmbed } from './parseEmbed';
import { playerCommands } from './playerCommands';
import { readEmbed } from './readEmbed';
import { readNativeVideo } from './readNativeVideo';
import { videoProviders } from './videoProviders';
import type { VideoOptions, VideoState } from './videoTypes';

/** The part of a video that is loaded when a visitor uses it. */
export interface VideoSession {
  readonly state: VideoState;
  /** Opens the connections that the player will need. */
  warm(): void;
  play(): void;
  pause(): void;
  stop(): void;
  reload(): void;
  destroy(): void;
}

/**
 * Recognises the embed, asks for consent, builds the player and allows one playing video at a time
 * ([MED-8]).
 */
export function createVideoSession(
  element: HTMLElement,
  {
    options,
    translate,
    cover: poster,
  }: {
    options: VideoOptions;
    translate: Translate<keyof typeof videoMessages>;
    cover: HTMLElement | undefined;
  },
): VideoSession {
  const { dataset } = element;
  const { providers = videoProviders, ports } = options;
  const embed =
    parseEmbed(options.embed ?? readEmbed(element), providers) ??
    readNativeVideo(element, element.clientWidth * devicePixelRatio);
  const provider = providers.find(({ name }) => name === embed?.provider);
  const autoplay = options.autoplay ?? dataset['autoplay'] === 'true';
  const listening = new AbortController();
  const { signal } = listening;
  const cover = createVideoCover(element, { poster, provider: provider?.label, translate, play });
  let player: HTMLIFrameElement | HTMLVideoElement | undefined;
  let state: VideoState = 'overlay';

  const isAllowed = () => !provider || (ports?.consent?.isAllowed(provider.name) ?? true);
  const command = (name: 'play' | 'pause') => player && playerCommands(player, name, provider);

  function setState(next: VideoState) {
    state = next;
    dataset['videoState'] = next;
    cover.show(next === 'overlay');
    options.onStateChange?.(next);
  }

  function show(start: boolean) {
    const current = buildPlayer(embed!, {
      provider,
      autoplay: start,
      title:
        dataset['videoTitle'] ||
        poster?.querySelector('img')?.alt ||
        translate('media.video.player'),
    });
    player = current;
    current.classList.add('pl-video-player');
    if (start) {
      announceVideo(element);
      // On phones a play command uses the visitor's tap; they refuse a frame's own autoplay.
      current.addEventListener('load', () => playerCommands(current, 'play', provider));
    }
    current.addEventListener('play', () => announceVideo(element));
    element.append(current);
    setState('playing');
  }

  function removePlayer() {
    player?.remove();
    player = undefined;
  }

  function stop() {
    if (!cover.isThere) return command('pause');
    removePlayer();
    if (state === 'playing') setState('overlay');
  }

  function play() {
    if (!embed) return;
    if (player) return command('play');
    show(true);
    (player as HTMLElement | undefined)?.focus({ preventScroll: true });
  }

  function followConsent() {
    const allowed = isAllowed();
    cover.followConsent(allowed);
    // A playing video continues after consent was withdrawn, and asks again after it has stopped.
    cover.show(!player);
    if (!allowed || poster || player) return;
    cover.lift();
    show(autoplay);
  }

  if (embed) {
    followConsent();
    const unsubscribe = ports?.consent?.subscribe?.(followConsent);
    if (unsubscribe) signal.addEventListener('abort', unsubscribe);
    keepToOneVideo(element, {
      stop,
      hasFocus: () => player !== undefined && document.activeElement === player,
      signal,
    });
  } else {
    cover.showInvalid();
    setState('invalid');
  }

  return {
    get state() {
      return state;
    },
    warm() {
      if (isAllowed()) provider?.origins.forEach(preconnect);
    },
    play,
    pause: () => command('pause'),
    stop,
    reload() {
      if (!player) return;
      removePlayer();
      show(cover.isThere || autoplay);
    },
    destroy() {
      listening.abort();
      removePlayer();
      cover.remove();
    },
  };
}

function preconnect(origin: string): void {
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin });
  document.head.append(link);
}
