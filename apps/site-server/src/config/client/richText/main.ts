import { attachRichText } from './attachRichText';

/** Attaches the editor to every text of the page without one, also to texts that are added later. */
const attached = new Map<HTMLElement, () => void>();

function attachAll(): void {
  for (const [entry, detach] of attached) {
    if (entry.isConnected) continue;
    detach();
    attached.delete(entry);
  }
  for (const entry of document.querySelectorAll<HTMLElement>('[data-rich-text]'))
    if (!attached.has(entry)) attached.set(entry, attachRichText(entry));
}

attachAll();
const main = document.querySelector('main');
if (main) new MutationObserver(attachAll).observe(main, { childList: true, subtree: true });
