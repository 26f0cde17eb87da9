import { attachAlbum } from '@plinth/audio';
import type { Detach, Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';
import { adoptAudioEmbed } from './adoptAudioEmbed';

export function attach(element: HTMLElement, host: Host): Detach {
  const options = pageMessages(host);
  const undo = [...element.querySelectorAll<HTMLElement>('.sqs-audio-embed')].map((embed) =>
    adoptAudioEmbed(embed),
  );
  for (const album of element.querySelectorAll<HTMLElement>('.pl-album')) {
    undo.push(attachAlbum(album, options));
  }
  return () => {
    for (const detach of undo) detach();
  };
}
