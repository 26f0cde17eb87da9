import { playAlone } from '@plinth/audio';
import { safeHref } from '@plinth/site-model';
import type { Detach } from '../../host/host';

/**
 * Adopts legacy markup, `.sqs-audio-embed[data-url]`: it gets the browser's own player, and only
 * one plays at a time.
 */
export function adoptAudioEmbed(embed: HTMLElement): Detach {
  const { url, title, author } = embed.dataset;
  const address = safeHref(url);
  if (!address || !URL.canParse(address, embed.baseURI)) {
    // For developers; a visitor could do nothing about it ([RUN-5]).
    console.warn(`[plinth] The address of an audio embed cannot be read: ${url ?? 'it has none'}`);
    return () => {};
  }
  const audio = embed.ownerDocument.createElement('audio');
  audio.controls = true;
  audio.preload = 'none';
  audio.src = address;
  audio.ariaLabel = [title, author].filter(Boolean).join(', ') || null;
  embed.append(audio);
  const release = playAlone(audio);
  return () => {
    release();
    audio.pause();
    audio.remove();
  };
}
