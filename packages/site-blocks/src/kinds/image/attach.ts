import type { Detach, Host } from '../../host/host';
import { attachPictures } from '../../page/attachPictures';

/**
 * Loads pictures when they come near the viewport, in the size of their box; some open in a
 * lightbox ([GAL-20a]).
 */
export function attach(element: HTMLElement, host: Host): Detach | Promise<Detach> {
  // A feed on legacy pages shows its posts as a gallery.
  if (element.querySelector('.sqs-gallery-container'))
    return import('../gallery/attach').then((gallery) => gallery.attach(element, host));
  const detach = attachPictures(element, host);
  const opener = element.querySelector<HTMLElement>('[data-lightbox-theme]');
  if (!opener) return detach;
  return import('./openInLightbox')
    .then(({ openInLightbox }) => {
      const close = openInLightbox(element, opener, host);
      return () => {
        close();
        detach();
      };
    })
    .catch((cause: unknown) => {
      // The picture is shown, and its link opens it.
      host.report(new Error('Unable to load module for trigger', { cause }), 'lightbox');
      return detach;
    });
}
