import { attachImages } from '@plinth/media/image';
import { attachVideo } from '@plinth/media/video-facade';
import type { Host } from '../../boot/host';
import { consentToEmbeds } from '../../connect/consentToEmbeds';
import { wording } from '../../connect/wording';

const videos = '.pl-video, .sqs-video-wrapper, .sqs-native-video';

export function attach(element: HTMLElement, host: Host) {
  const options = { ...wording(host), ports: { consent: consentToEmbeds(host) } };
  const undo = [...element.querySelectorAll(videos)].map((video) => attachVideo(video, options));
  undo.push(attachImages(element));
  return () => {
    for (const detach of undo) detach();
  };
}
