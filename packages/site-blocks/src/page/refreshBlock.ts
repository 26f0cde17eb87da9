import type { BlockServices } from '../host/blockServices';
import type { Host } from '../host/host';
import { swapFragment } from './swapFragment';
import { watchPress } from './watchPress';

export interface BlockRefresh {
  /** Makes the server render the block for an address, and shows the result. */
  show(address: string, signal: AbortSignal): Promise<void>;
  /** Removes the style rules of the inserted fragment. */
  stop(): void;
}

/** A block whose content the server renders again ([RUN-4], [API-16]). */
export function refreshBlock(
  element: HTMLElement,
  host: Host,
  { renderWidget }: Pick<BlockServices, 'renderWidget'>,
): BlockRefresh {
  const press = watchPress(element);
  let removeRules: (() => void) | undefined;
  return {
    async show(address, signal) {
      const fragment = await renderWidget(host, element, { address, signal });
      await press.whenReleased();
      signal.throwIfAborted();
      const remove = swapFragment(host, element, fragment);
      removeRules?.();
      removeRules = remove;
    },
    stop() {
      press.stop();
      removeRules?.();
    },
  };
}
