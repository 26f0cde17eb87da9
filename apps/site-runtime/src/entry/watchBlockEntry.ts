import { observeBlockEntry } from '@plinth/ui-dialogs/motion';
import { isEditorFrame } from '@plinth/site-blocks/page';
import type { Detach, Host } from '@plinth/site-blocks/host';

/** A file of its own, with the page's whole context: pages without entries fetch neither. */
export const watchBlockEntry = (
  host: Host,
  elements: NodeListOf<Element>,
  marker: string | undefined,
): Detach => observeBlockEntry(elements, { isEditing: isEditorFrame(host), marker });
