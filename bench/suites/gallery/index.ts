import type { Suite } from '../../harness';
import { measureCarousels } from './carousels';
import { measureLayouts } from './layouts';
import { measureLightboxes } from './lightboxes';
import { measureMarkup } from './markup';
import { measureShift } from './shift';
import { measureSizes } from './sizes';

export const suite: Suite = {
  area: 'gallery',
  async run(context) {
    return [
      ...(await measureSizes()),
      ...(await measureLayouts(context)),
      ...measureMarkup(context),
      ...(await measureShift(context)),
      ...(await measureCarousels(context)),
      ...(await measureLightboxes(context)),
    ];
  },
};
