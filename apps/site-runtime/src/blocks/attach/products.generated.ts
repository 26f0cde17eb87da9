// Written by `pnpm registries` from the folders of kinds; a test compares them.
import { attachProductsBlock } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { recordQuickView } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  attachProductsBlock(element, host, { recordQuickView });
