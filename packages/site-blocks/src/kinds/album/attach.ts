import { albumMessages, attachAlbum } from '@plinth/audio';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { Detach, Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';
import { adoptAudioEmbed } from './adoptAudioEmbed';
import { fillAudio } from './fillAudio';

export function attach(element: HTMLElement, host: Host): Detach {
  const options = pageMessages(host);
  const undo: Detach[] = [];
  const albums = [...element.querySelectorAll<HTMLElement>('.pl-album')];
  if (albums.length === 0) undo.push(fillAudio(element));
  const { locale, messages: overrides } = options;
  const translate = createPlainTranslate(albumMessages, { locale, overrides });
  for (const embed of element.querySelectorAll<HTMLElement>('.sqs-audio-embed'))
    undo.push(
      adoptAudioEmbed(embed, { nameDownload: (title) => translate('album.download', { title }) }),
    );
  for (const album of albums) undo.push(attachAlbum(album, options));
  return () => {
    for (const detach of undo.reverse()) detach();
  };
}
