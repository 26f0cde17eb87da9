import type { galleryMessages } from './messages';

/** Italian texts; pass them as `messages`. */
export const italianGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galleria',
  'gallery.carousel': 'carosello',
  'gallery.slide': 'immagine',
  'gallery.slidePosition': '{position} di {count}',
  'gallery.previousSlide': 'Immagine precedente',
  'gallery.nextSlide': 'Immagine successiva',
  'gallery.pause': 'Metti in pausa la presentazione',
  'gallery.play': 'Avvia la presentazione',
  'gallery.thumbnails': 'Immagini',
  'gallery.showSlide': 'Mostra l’immagine {position} di {count}',
  'gallery.openImage': 'Visualizza l’immagine {position} di {count}',
  'lightbox.title': 'Galleria',
  'lightbox.close': 'Chiudi',
  'lightbox.previous': 'Immagine precedente',
  'lightbox.next': 'Immagine successiva',
  'lightbox.zoomIn': 'Ingrandisci',
  'lightbox.zoomOut': 'Riduci',
  'lightbox.showCaption': 'Mostra la didascalia',
  'lightbox.hideCaption': 'Nascondi la didascalia',
  'lightbox.counter': '{position} di {count}',
  'lightbox.thumbnails': 'Immagini',
  'lightbox.imageFailed': 'Impossibile caricare questa immagine.',
  'lightbox.untitled': 'Immagine senza descrizione',
  'lightbox.loading': 'Caricamento dell’immagine',
};
