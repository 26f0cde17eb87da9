import { attachAlbum } from '@plinth/audio';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { pageMessages } from '@plinth/site-blocks/page';
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
