// Written by `pnpm registries` from the folders of kinds; a test compares them.
import { attachSearchBlock } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { renderWidget } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  attachSearchBlock(element, host, { renderWidget });
