import { attachVideo } from '@plinth/media/video-facade';
import type { Detach, Host } from '../../host/host';
import { attachPictures } from '../../page/attachPictures';
import { consentToEmbeds } from '../../page/consentToEmbeds';
import { pageMessages } from '../../page/pageMessages';

const videos = '.pl-video, .sqs-video-wrapper, .sqs-native-video';

const isNamed = ({ dataset }: HTMLElement) =>
  Boolean(dataset['html'] || dataset['videoUrl'] || dataset['configVideo']);

export async function attach(element: HTMLElement, host: Host): Promise<Detach> {
  const options = { ...pageMessages(host), ports: { consent: consentToEmbeds(host) } };
  const undo: Detach[] = [];
  if (!element.querySelector('.pl-video'))
    undo.push((await import('./fillVideo')).fillVideo(element));
  for (const video of element.querySelectorAll<HTMLElement>(videos)) {
    // A wrapper around a video that the platform hosts is not a video itself.
    if (video.querySelector(videos)) continue;
    // A page that was saved after the platform's script ran has the player, and may have lost what it was built from.
    if (video.querySelector('iframe, video') && !isNamed(video)) continue;
    if (!video.matches('.pl-video')) undo.push((await import('./adoptVideo')).adoptVideo(video));
    undo.push(attachVideo(video, options));
  }
  undo.push(attachPictures(element, host));
  return () => {
    for (const detach of undo.reverse()) detach();
  };
}
