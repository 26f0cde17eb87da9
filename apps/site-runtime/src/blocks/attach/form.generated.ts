// Written by `pnpm registries` from the folders of kinds; a test compares them.
import { attachFormBlock } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { formOptions } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  attachFormBlock(element, host, { formOptions });
