import type { Host } from '../host/host';
import { pageContext } from './pageContext';

/** Whether an account looks at the page in a frame, as its editor shows it: nothing of that goes into an address. */
export function isEditorFrame(host: Host): boolean {
  const view = host.document.defaultView;
  return Boolean(pageContext(host).authenticatedAccount) && view !== view?.top;
}
