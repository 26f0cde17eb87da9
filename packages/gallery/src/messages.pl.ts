import type { galleryMessages } from './messages';

/** Polish texts; pass them as `messages`. */
export const polishGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galeria',
  'gallery.carousel': 'karuzela',
  'gallery.slide': 'slajd',
  'gallery.slidePosition': '{position} z {count}',
  'gallery.previousSlide': 'Poprzedni slajd',
  'gallery.nextSlide': 'Następny slajd',
  'gallery.pause': 'Wstrzymaj pokaz slajdów',
  'gallery.play': 'Odtwórz pokaz slajdów',
  'gallery.thumbnails': 'Slajdy',
  'gallery.showSlide': 'Pokaż slajd {position} z {count}',
  'gallery.openImage': 'Zobacz obraz {position} z {count}',
  'lightbox.title': 'Galeria',
  'lightbox.close': 'Zamknij',
  'lightbox.previous': 'Poprzedni slajd',
  'lightbox.next': 'Następny slajd',
  'lightbox.zoomIn': 'Powiększ',
  'lightbox.zoomOut': 'Pomniejsz',
  'lightbox.showCaption': 'Pokaż podpis',
  'lightbox.hideCaption': 'Ukryj podpis',
  'lightbox.counter': '{position} z {count}',
  'lightbox.thumbnails': 'Obrazy',
  'lightbox.imageFailed': 'Nie udało się załadować tego obrazu.',
  'lightbox.untitled': 'Obraz bez opisu',
  'lightbox.loading': 'Ładowanie obrazu',
};
