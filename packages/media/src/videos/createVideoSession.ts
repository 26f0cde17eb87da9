import type { Translate } from '@plinth/site-model';
import type { videoMessages } from '../messages';
import { buildPlayer } from './buildPlayer';
import { parseEmbed } from './parseEmbed';
import { playerCommands } from './playerCommands';
import { videoPlayEvent, videoStopEvent } from './videoEvents';
import { videoProviders } from './videoProviders';
import type { VideoOptions, VideoState } from './videoTypes';

/** The part of a video that is fetched once a visitor reaches for it. */
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

/** Recognises the embed, asks for consent, builds the player and keeps to one video at a time ([MED-8]). */
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
  const embed = parseEmbed(options.embed ?? readEmbed(element), providers);
  const provider = providers.find(({ name }) => name === embed?.provider);
  const autoplay = options.autoplay ?? dataset['autoplay'] === 'true';
  const listening = new AbortController();
  const { signal } = listening;
  const added: HTMLElement[] = [];
  let cover = poster;
  let note: HTMLElement | undefined;
  let player: HTMLIFrameElement | HTMLVideoElement | undefined;
  let state: VideoState = 'overlay';

  const isAllowed = () => !provider || (ports?.consent?.isAllowed(provider.name) ?? true);
  const announce = () => element.dispatchEvent(new CustomEvent(videoPlayEvent, { bubbles: true }));

  function setState(next: VideoState) {
    state = next;
    dataset['videoState'] = next;
    if (cover) cover.hidden = next !== 'overlay';
    options.onStateChange?.(next);
  }

  function add<Tag extends keyof HTMLElementTagNameMap>(
    parent: Element,
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ): HTMLElementTagNameMap[Tag] {
    const created = Object.assign(document.createElement(tag), properties);
    parent.append(created);
    added.push(created);
    return created;
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
      announce();
      // Phones pass the tap on to a player that is asked to play; a frame's own autoplay they refuse.
      current.addEventListener('load', () => playerCommands(current, 'play', provider));
    }
    current.addEventListener('play', announce);
    element.append(current);
    setState('playing');
  }

  function stop() {
    if (player && !cover) return playerCommands(player, 'pause', provider);
    player?.remove();
    player = undefined;
    if (state === 'playing') setState('overlay');
  }

  function play() {
    if (!embed) return;
    if (player) return playerCommands(player, 'play', provider);
    show(true);
    (player as HTMLElement | undefined)?.focus({ preventScroll: true });
  }

  /** Before consent a video without a poster shows a surface that asks, and a tap on it is the answer for this one. */
  function followConsent() {
    const allowed = isAllowed();
    if (!allowed && !cover) {
      cover = add(element, 'div', { className: 'pl-video-overlay' });
      const button = add(cover, 'button', { type: 'button', className: 'pl-video-play' });
      button.setAttribute('aria-label', translate('media.video.play'));
      cover.addEventListener('click', play, { signal });
    }
    if (cover && !allowed && !note)
      note = add(cover, 'p', {
        className: 'pl-video-consent',
        textContent: translate('media.video.consent', { provider: provider!.label }),
      });
    if (note) note.hidden = allowed;
    if (!allowed) return;
    const address = dataset['poster'];
    if (address && poster && !poster.querySelector('img'))
      poster.prepend(add(poster, 'img', { src: address, alt: '', className: 'pl-video-poster' }));
    if (poster || player) return;
    cover?.remove();
    cover = undefined;
    show(autoplay);
  }

  if (embed) {
    followConsent();
    const unsubscribe = ports?.consent?.subscribe?.(followConsent);
    if (unsubscribe) signal.addEventListener('abort', unsubscribe);
    document.addEventListener(
      videoPlayEvent,
      ({ target }) => {
        if (target !== element) stop();
      },
      { signal },
    );
    element.addEventListener(videoStopEvent, stop, { signal });
    // The only sign that a visitor started a foreign player by the player's own button.
    window.addEventListener(
      'blur',
      () => {
        if (player && document.activeElement === player) announce();
      },
      { signal },
    );
  } else {
    add(element, 'p', {
      className: 'pl-video-invalid',
      role: 'status',
      textContent: translate('media.video.invalid'),
    });
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
    pause() {
      if (player) playerCommands(player, 'pause', provider);
    },
    stop,
    reload() {
      if (!player) return;
      player.remove();
      show(!!cover || autoplay);
    },
    destroy() {
      listening.abort();
      player?.remove();
      player = undefined;
      for (const created of added) created.remove();
      if (poster) poster.hidden = false;
    },
  };
}

/** The markup of every generation: `data-html`, an address, or the configuration of a file of the site. */
function readEmbed({ dataset }: HTMLElement): string | undefined {
  const named = dataset['html'] || dataset['videoUrl'];
  if (named) return named;
  try {
    const native = JSON.parse(dataset['configVideo'] ?? 'null') as Record<string, unknown> | null;
    const address = native?.['src'] ?? native?.['url'];
    return typeof address === 'string' ? address : undefined;
  } catch {
    return undefined;
  }
}

function preconnect(origin: string): void {
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin });
  document.head.append(link);
}
