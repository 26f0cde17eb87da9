import type { galleryMessages } from './messages';

/** Dutch texts; pass them as `messages`. */
export const dutchGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galerij',
  'gallery.carousel': 'carrousel',
  'gallery.slide': 'dia',
  'gallery.slidePosition': '{position} van {count}',
  'gallery.previousSlide': 'Vorige dia',
  'gallery.nextSlide': 'Volgende dia',
  'gallery.pause': 'Diavoorstelling pauzeren',
  'gallery.play': 'Diavoorstelling afspelen',
  'gallery.thumbnails': 'Dia’s',
  'gallery.showSlide': 'Dia {position} van {count} tonen',
  'gallery.openImage': 'Afbeelding {position} van {count} bekijken',
  'lightbox.title': 'Galerij',
  'lightbox.close': 'Sluiten',
  'lightbox.previous': 'Vorige dia',
  'lightbox.next': 'Volgende dia',
  'lightbox.zoomIn': 'Inzoomen',
  'lightbox.zoomOut': 'Uitzoomen',
  'lightbox.showCaption': 'Bijschrift tonen',
  'lightbox.hideCaption': 'Bijschrift verbergen',
  'lightbox.counter': '{position} van {count}',
  'lightbox.thumbnails': 'Afbeeldingen',
  'lightbox.imageFailed': 'Deze afbeelding kan niet worden geladen.',
  'lightbox.untitled': 'Afbeelding zonder beschrijving',
  'lightbox.loading': 'Afbeelding wordt geladen',
};
