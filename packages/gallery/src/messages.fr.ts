import type { galleryMessages } from './messages';

/** French texts; pass them as `messages`. */
export const frenchGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galerie',
  'gallery.carousel': 'carrousel',
  'gallery.slide': 'image',
  'gallery.slidePosition': '{position} sur {count}',
  'gallery.previousSlide': 'Image précédente',
  'gallery.nextSlide': 'Image suivante',
  'gallery.pause': 'Mettre le diaporama en pause',
  'gallery.play': 'Lancer le diaporama',
  'gallery.thumbnails': 'Images',
  'gallery.showSlide': 'Afficher l’image {position} sur {count}',
  'gallery.openImage': 'Voir l’image {position} sur {count}',
  'lightbox.title': 'Galerie',
  'lightbox.close': 'Fermer',
  'lightbox.previous': 'Image précédente',
  'lightbox.next': 'Image suivante',
  'lightbox.zoomIn': 'Zoom avant',
  'lightbox.zoomOut': 'Zoom arrière',
  'lightbox.showCaption': 'Afficher la légende',
  'lightbox.hideCaption': 'Masquer la légende',
  'lightbox.counter': '{position} sur {count}',
  'lightbox.thumbnails': 'Images',
  'lightbox.imageFailed': 'Cette image n’a pas pu être chargée.',
  'lightbox.untitled': 'Image sans description',
  'lightbox.loading': 'Chargement de l’image',
};
