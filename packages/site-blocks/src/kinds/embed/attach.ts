import { attachVideo } from '@plinth/media/video-facade';
import type { Detach, Host } from '../../host/host';
import { attachPictures } from '../../page/attachPictures';
import { consentToEmbeds } from '../../page/consentToEmbeds';
import { pageMessages } from '../../page/pageMessages';
import { embedMessages } from './embedMessages';
import { embedProviders } from './embedProviders';

const players = '.pl-video';

export async function attach(element: HTMLElement, host: Host): Promise<Detach> {
  const { locale, messages } = pageMessages(host);
  const options = {
    locale,
    // Not every embed is a video.
    messages: {
      'media.video.consent': messages['embed.consent'] ?? embedMessages['embed.consent'],
      ...messages,
    },
    providers: embedProviders,
    ports: { consent: consentToEmbeds(host) },
  };
  const undo: Detach[] = [];
  if (!element.querySelector('.pl-embed'))
    undo.push((await import('./fillEmbed')).fillEmbed(element, host));
  for (const player of element.querySelectorAll(players)) undo.push(attachVideo(player, options));
  undo.push(attachPictures(element, host));
  return () => {
    for (const detach of undo.reverse()) detach();
  };
}
