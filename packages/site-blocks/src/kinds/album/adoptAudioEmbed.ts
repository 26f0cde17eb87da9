import { playAlone } from '@plinth/audio';
import { safeHref } from '@plinth/site-model';
import type { Detach } from '../../host/host';

interface AdoptAudioEmbedOptions {
  /** The name of the link to the file. */
  nameDownload: (title: string) => string;
}

/**
 * Adopts legacy markup, `.sqs-audio-embed[data-url]`: it gets its title and author, the browser's
 * own player and, if the owner offers it, a link to the file. Only one sound plays at a time.
 */
export function adoptAudioEmbed(
  embed: HTMLElement,
  { nameDownload }: AdoptAudioEmbedOptions,
): Detach {
  const page = embed.ownerDocument;
  const { url, title, author, showDownload } = embed.dataset;
  const address = safeHref(url);
  if (!address || !URL.canParse(address, embed.baseURI)) {
    // For developers; a visitor could do nothing about it ([RUN-5]).
    console.warn(`[plinth] The address of an audio embed cannot be read: ${url ?? 'it has none'}`);
    return () => {};
  }
  const added: HTMLElement[] = [];
  const add = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    { className = '', text = '', place = embed } = {},
  ): HTMLElementTagNameMap[Tag] => {
    const element = page.createElement(tag);
    if (className) element.className = className;
    element.textContent = text;
    place.append(element);
    added.push(element);
    return element;
  };
  const names = [title, author].map((name) => name?.trim() ?? '').filter(Boolean);
  // A page that was saved after the platform's script ran has the names already.
  if (names.length > 0 && embed.textContent.trim() === '') {
    const line = add('p', { className: 'pl-audio-name' });
    names.forEach((name, index) =>
      add('span', {
        className: index === 1 || !title?.trim() ? 'pl-audio-author' : '',
        text: name,
        place: line,
      }),
    );
  }
  const audio = add('audio');
  audio.controls = true;
  audio.preload = 'none';
  audio.src = address;
  audio.ariaLabel = names.join(', ') || null;
  if (showDownload === 'true') {
    const link = add('a', {
      className: 'pl-audio-download',
      text: nameDownload(names[0] ?? fileNameOf(audio.src)),
    });
    link.href = address;
    link.download = '';
  }
  const release = playAlone(audio);
  return () => {
    release();
    audio.pause();
    for (const element of added) element.remove();
  };
}

const fileNameOf = (address: string): string => new URL(address).pathname.split('/').pop() ?? '';
