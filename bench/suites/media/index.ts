import type { Suite } from '../../harness';
import { measureImages } from './images';
import { measureMaps } from './maps';
import { measureVideos } from './videos';

export const suite: Suite = {
  area: 'media',
  async run(context) {
    return [
      ...(await measureImages(context)),
      ...(await measureVideos(context)),
      ...(await measureMaps(context)),
    ];
  },
};
