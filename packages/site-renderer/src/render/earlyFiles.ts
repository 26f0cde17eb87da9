import { sourceOfScript, type RenderContext } from '@plinth/site-blocks/rendering';

/** The script for blocks that wait for their first use. */
export const waitingBlocksFile = 'src/blocks/attachWaitingBlock.ts';

/** The files that a page requests as soon as it has been parsed. */
const early = [sourceOfScript({ kind: 'image' }), waitingBlocksFile];

/**
 * Small files that the boot script imports for the first view. With preloads in the head they have
 * loaded by then, and importing a loaded file saves a slow phone two milliseconds.
 */
export const earlyFiles = ({ wanted, assets, request }: RenderContext): string[] =>
  request.isTurned
    ? []
    : early
        .filter((source) => wanted.clients.has(source))
        .flatMap((source) => assets.chunk(source).slice(0, 1));
