import { sourceOfScript, type RenderContext } from '@plinth/site-blocks/rendering';

/** The script for blocks that wait for their first use. */
export const waitingBlocksFile = 'src/blocks/attachWaitingBlock.ts';

/** The files that a page is about to ask for as soon as it has been read. */
const early = [sourceOfScript({ kind: 'image' }), waitingBlocksFile];

/**
 * Small files that the boot script imports for what is seen first. Named in the head they have come by then, and an import
 * of what is there costs a slow phone two milliseconds less.
 */
export const earlyFiles = ({ wanted, assets, request }: RenderContext): string[] =>
  request.isTurned
    ? []
    : early
        .filter((source) => wanted.clients.has(source))
        .flatMap((source) => assets.chunk(source).slice(0, 1));
