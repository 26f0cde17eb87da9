/** Loads the rich text editor once, when a form has a text for it. */
export function loadRichText(page: Document): void {
  const address = page.body.dataset['richTextScript'];
  const hasTexts = () => page.querySelector('[data-rich-text]') !== null;
  const main = page.querySelector('main');
  if (!address || !main) return;
  // Without it the texts are edited as HTML.
  const load = () => void import(address);
  if (hasTexts()) return load();
  // Fields are added and removed in a form.
  const observer = new MutationObserver(() => {
    if (!hasTexts()) return;
    observer.disconnect();
    load();
  });
  observer.observe(main, { childList: true, subtree: true });
}
