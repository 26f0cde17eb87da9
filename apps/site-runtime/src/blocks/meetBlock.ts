import type { Host } from '../boot/host';
import type { Block } from '../boot/block';
import { meetForm } from './form/meetForm';
import { meetGallery } from './gallery/meetGallery';

/** The behaviour of waiting blocks before their first use: one small file for all of them. */
export function meetBlock(block: Block, host: Host): void {
  if (block.attached || block.gone) return;
  if (block.row.kind === 'gallery') meetGallery(block, host);
  if (block.row.kind === 'form') meetForm(block, host);
}
