import type { galleryMessages } from './messages';

/** Brazilian Portuguese texts; pass them as `messages`. */
export const portugueseGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galeria',
  'gallery.carousel': 'carrossel',
  'gallery.slide': 'imagem',
  'gallery.slidePosition': '{position} de {count}',
  'gallery.previousSlide': 'Imagem anterior',
  'gallery.nextSlide': 'Próxima imagem',
  'gallery.pause': 'Pausar a apresentação',
  'gallery.play': 'Reproduzir a apresentação',
  'gallery.thumbnails': 'Imagens',
  'gallery.showSlide': 'Mostrar a imagem {position} de {count}',
  'gallery.openImage': 'Ver a imagem {position} de {count}',
  'lightbox.title': 'Galeria',
  'lightbox.close': 'Fechar',
  'lightbox.previous': 'Imagem anterior',
  'lightbox.next': 'Próxima imagem',
  'lightbox.zoomIn': 'Ampliar',
  'lightbox.zoomOut': 'Reduzir',
  'lightbox.showCaption': 'Mostrar a legenda',
  'lightbox.hideCaption': 'Ocultar a legenda',
  'lightbox.counter': '{position} de {count}',
  'lightbox.thumbnails': 'Imagens',
  'lightbox.imageFailed': 'Não foi possível carregar esta imagem.',
  'lightbox.untitled': 'Imagem sem descrição',
  'lightbox.loading': 'Carregando a imagem',
};
