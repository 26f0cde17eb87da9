import type { Host } from '../host/host';
import { pageContext } from './pageContext';

/**
 * Whether an account sees the page in the editor's frame: then nothing is written into the address.
 */
export function isEditorFrame(host: Host): boolean {
  const view = host.document.defaultView;
  return Boolean(pageContext(host).authenticatedAccount) && view !== view?.top;
}
