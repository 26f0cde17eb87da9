// Written by `pnpm registries` from the folders of kinds; a test compares them.
import { attachCartBlock } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { cartStore } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  attachCartBlock(element, host, { cartStore });
