import { attachWaitingForm, attachWaitingGallery } from '@plinth/site-blocks/attach';
import type { Host } from '@plinth/site-blocks/host';
import type { Block } from '../boot/block';
import { recordForm } from '../connect/blockServices';

/** The behaviour of waiting blocks before their first use: one small file for all of them. */
export function attachWaitingBlock(block: Block, host: Host): void {
  if (block.attached || block.gone) return;
  if (block.row.kind === 'gallery') attachWaitingGallery(block, host);
  if (block.row.kind === 'form') attachWaitingForm(block, host, { recordForm });
}
