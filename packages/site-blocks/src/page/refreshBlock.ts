import type { BlockServices } from '../host/blockServices';
import type { Host } from '../host/host';
import { swapFragment } from './swapFragment';
import { watchPress } from './watchPress';

export interface BlockRefresh {
  /** Has the server render the block for an address, and shows that. */
  show(address: string, signal: AbortSignal): Promise<void>;
  /** Takes the rules of what was swapped in away. */
  stop(): void;
}

/** A block whose content comes anew from the server ([RUN-4], [API-16]). */
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
