import { blockType } from '@plinth/site-model';
import { widgetBlock } from '../../providers/renderWidget';
import { zola } from '../../providers/zola';
import { registryScript } from './script';

export const registryBlock = widgetBlock({
  kind: 'zola',
  types: [blockType.weddingRegistry],
  client: registryScript,
  read: zola,
  title: 'providers.registry',
  open: 'providers.showRegistry',
  visit: 'providers.registryAt',
  missing: 'It names no registry: set "registryUrl" to its address.',
});
