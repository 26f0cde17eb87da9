import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { LightboxOptions } from '../dom/lightboxOptions';
import { lightboxActionMessages } from './lightboxActionMessages';
import type { LightboxItem } from './lightboxItem';
import { lightboxPart } from './lightboxPart';
import type { LightboxView } from './lightboxView';

/**
 * Adds a link that saves the shown item and a button that shares it ([GAL-26]). @returns a function
 * to call when another item is shown
 */
export function attachLightboxActions(
  view: LightboxView,
  shown: () => LightboxItem,
  { download, share, locale, messages }: LightboxOptions,
): () => void {
  const translate = createPlainTranslate(lightboxActionMessages, { locale, overrides: messages });
  const save = lightboxPart('a', 'download');
  save.classList.add('pl-lightbox-button');
  save.ariaLabel = translate('lightbox.download');
  save.download = '';
  // A file of another host opens in a new window instead, so that the page stays.
  save.target = '_blank';
  save.rel = 'noopener';
  const pass = lightboxPart('button', 'share');
  pass.classList.add('pl-lightbox-button');
  pass.ariaLabel = translate('lightbox.share');
  pass.onclick = async () => {
    const { title, alt } = shown();
    const { href } = location;
    if (navigator.share) return navigator.share({ title: title || alt, url: href }).catch(() => {});
    await navigator.clipboard.writeText(href);
    view.status.textContent = translate('lightbox.linkCopied');
    pass.dataset['done'] = '';
  };
  if (download) view.zoom.before(save);
  if (share) view.zoom.before(pass);
  return () => {
    const { src, video, content } = shown();
    const isPicture = src !== undefined && !video && !content;
    if (!isPicture && save === document.activeElement) view.close.focus();
    save.hidden = !isPicture;
    if (isPicture) save.href = src;
    delete pass.dataset['done'];
  };
}
