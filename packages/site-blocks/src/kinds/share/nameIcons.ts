import { attachTooltip } from '@plinth/ui-dialogs/tooltip';
import type { Detach } from '../../host/host';

/**
 * Adds a tooltip with their name to links and buttons that show only an icon ([RUN-2k], [DLG-4]).
 */
export function nameIcons(root: HTMLElement): Detach {
  const undo = [...root.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')].map(
    (icon) => attachTooltip(icon, { content: icon.ariaLabel ?? '', isLabel: true }),
  );
  return () => {
    for (const detach of undo) detach();
  };
}
