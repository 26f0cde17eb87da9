import { defineMessages } from '@plinth/site-model';

/** Texts of the buttons that save and share an item. */
export const lightboxActionMessages = defineMessages({
  'lightbox.download': 'Download',
  'lightbox.share': 'Share',
  'lightbox.linkCopied': 'Link copied',
});
