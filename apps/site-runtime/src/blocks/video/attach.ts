import { attachVideo } from '@plinth/media/video-facade';
import type { Host } from '../../boot/host';
import { attachPictures } from '../../connect/attachPictures';
import { consentToEmbeds } from '../../connect/consentToEmbeds';
import { wording } from '../../connect/wording';

const videos = '.pl-video, .sqs-video-wrapper, .sqs-native-video';

export function attach(element: HTMLElement, host: Host) {
  const options = { ...wording(host), ports: { consent: consentToEmbeds(host) } };
  const undo = [...element.querySelectorAll(videos)].map((video) => attachVideo(video, options));
  undo.push(attachPictures(element, host));
  return () => {
    for (const detach of undo) detach();
  };
}
