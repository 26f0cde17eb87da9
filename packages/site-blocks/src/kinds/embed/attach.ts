import { attachVideo } from '@plinth/media/video-facade';
import type { Host } from '../../host/host';
import { attachPictures } from '../../page/attachPictures';
import { consentToEmbeds } from '../../page/consentToEmbeds';
import { pageMessages } from '../../page/pageMessages';
import { embedMessages } from './embedMessages';
import { embedProviders } from './embedProviders';

const players = '.pl-video, .sqs-video-wrapper';

export function attach(element: HTMLElement, host: Host) {
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
  const undo = [...element.querySelectorAll(players)].map((player) => attachVideo(player, options));
  undo.push(attachPictures(element, host));
  return () => {
    for (const detach of undo) detach();
  };
}
