import type { BlockKind } from '@plinth/site-blocks';
import { blockAddress } from './blockAddress';

/** The address of a form's builder in the area. */
export const formBuilderAddress = (pageId: string, blockId: string): string =>
  `${blockAddress(pageId, blockId)}/form`;

/** Kinds of blocks whose settings are a form. */
export const isFormKind = ({ kind }: Pick<BlockKind, 'kind'>): boolean =>
  kind === 'form' || kind === 'newsletter';
