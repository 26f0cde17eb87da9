// Written by `pnpm registries` from the folders of kinds; a test compares them.
import { attachNewsletterBlock } from '@plinth/site-blocks/attach';
import type { BlockModule } from '../../boot/blockTable';
import { formOptions, recordSubscription } from '../../connect/blockServices';

export const attach: BlockModule['attach'] = (element, host) =>
  attachNewsletterBlock(element, host, { formOptions, recordSubscription });
