import type { galleryMessages } from './messages';

/** Spanish texts; pass them as `messages`. */
export const spanishGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galería',
  'gallery.carousel': 'carrusel',
  'gallery.slide': 'imagen',
  'gallery.slidePosition': '{position} de {count}',
  'gallery.previousSlide': 'Imagen anterior',
  'gallery.nextSlide': 'Imagen siguiente',
  'gallery.pause': 'Pausar la presentación',
  'gallery.play': 'Reproducir la presentación',
  'gallery.thumbnails': 'Imágenes',
  'gallery.showSlide': 'Mostrar la imagen {position} de {count}',
  'gallery.openImage': 'Ver la imagen {position} de {count}',
  'lightbox.title': 'Galería',
  'lightbox.close': 'Cerrar',
  'lightbox.previous': 'Imagen anterior',
  'lightbox.next': 'Imagen siguiente',
  'lightbox.zoomIn': 'Acercar',
  'lightbox.zoomOut': 'Alejar',
  'lightbox.showCaption': 'Mostrar el pie de foto',
  'lightbox.hideCaption': 'Ocultar el pie de foto',
  'lightbox.counter': '{position} de {count}',
  'lightbox.thumbnails': 'Imágenes',
  'lightbox.imageFailed': 'No se ha podido cargar esta imagen.',
  'lightbox.untitled': 'Imagen sin descripción',
  'lightbox.loading': 'Cargando la imagen',
};
