import { blockType } from '@plinth/site-model';
import { openTable } from '../../providers/openTable';
import { widgetBlock } from '../../providers/renderWidget';
import { openTableScript } from './openTable.script';

/** Restaurant booking ([RUN-3]). */
export const openTableBlock = widgetBlock({
  kind: 'opentable',
  types: [blockType.opentable, blockType.opentableV2],
  client: openTableScript,
  read: openTable,
  title: 'providers.reservation',
  open: 'providers.reserve',
  visit: 'providers.reserveAt',
  missing: 'It names no restaurant: set "restaurantId" to the number that the service gave it.',
});
