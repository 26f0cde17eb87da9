import type { galleryMessages } from './messages';

/** German texts; pass them as `messages`. */
export const germanGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galerie',
  'gallery.carousel': 'Karussell',
  'gallery.slide': 'Bild',
  'gallery.slidePosition': '{position} von {count}',
  'gallery.previousSlide': 'Vorheriges Bild',
  'gallery.nextSlide': 'Nächstes Bild',
  'gallery.pause': 'Diashow anhalten',
  'gallery.play': 'Diashow abspielen',
  'gallery.thumbnails': 'Bilder',
  'gallery.showSlide': 'Bild {position} von {count} zeigen',
  'gallery.openImage': 'Bild {position} von {count} ansehen',
  'lightbox.title': 'Galerie',
  'lightbox.close': 'Schließen',
  'lightbox.previous': 'Vorheriges Bild',
  'lightbox.next': 'Nächstes Bild',
  'lightbox.zoomIn': 'Vergrößern',
  'lightbox.zoomOut': 'Verkleinern',
  'lightbox.showCaption': 'Bildtext einblenden',
  'lightbox.hideCaption': 'Bildtext ausblenden',
  'lightbox.counter': '{position} von {count}',
  'lightbox.thumbnails': 'Bilder',
  'lightbox.imageFailed': 'Dieses Bild konnte nicht geladen werden.',
  'lightbox.untitled': 'Bild ohne Beschreibung',
  'lightbox.loading': 'Bild wird geladen',
};
