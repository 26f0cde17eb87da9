import { blockType } from '@plinth/site-model';
import { widgetBlock } from '../../providers/renderWidget';
import { tock } from '../../providers/tock';
import { tockScript } from './tock.script';

/** The second reservation widget ([RUN-3]). */
export const tockBlock = widgetBlock({
  kind: 'tock',
  types: [blockType.tock],
  client: tockScript,
  read: tock,
  title: 'providers.reservation',
  open: 'providers.reserve',
  visit: 'providers.reserveAt',
  missing: 'It names no restaurant: set "businessName" to its name at the service.',
});
