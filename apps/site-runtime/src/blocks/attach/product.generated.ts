// Written by `pnpm registries` from the folders of kinds; a test compares them.
import { attachProductBlock } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { cartStore } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  attachProductBlock(element, host, { cartStore });
