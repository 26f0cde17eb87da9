import type { galleryMessages } from './messages';

/** Turkish texts; pass them as `messages`. */
export const turkishGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'Galeri',
  'gallery.carousel': 'karusel',
  'gallery.slide': 'slayt',
  'gallery.slidePosition': '{position} / {count}',
  'gallery.previousSlide': 'Önceki slayt',
  'gallery.nextSlide': 'Sonraki slayt',
  'gallery.pause': 'Slayt gösterisini duraklat',
  'gallery.play': 'Slayt gösterisini oynat',
  'gallery.thumbnails': 'Slaytlar',
  'gallery.showSlide': 'Slayt {position} / {count}: göster',
  'gallery.openImage': 'Görsel {position} / {count}: görüntüle',
  'lightbox.title': 'Galeri',
  'lightbox.close': 'Kapat',
  'lightbox.previous': 'Önceki slayt',
  'lightbox.next': 'Sonraki slayt',
  'lightbox.zoomIn': 'Yakınlaştır',
  'lightbox.zoomOut': 'Uzaklaştır',
  'lightbox.showCaption': 'Açıklamayı göster',
  'lightbox.hideCaption': 'Açıklamayı gizle',
  'lightbox.counter': '{position} / {count}',
  'lightbox.thumbnails': 'Görseller',
  'lightbox.imageFailed': 'Bu görsel yüklenemedi.',
  'lightbox.untitled': 'Açıklaması olmayan görsel',
  'lightbox.loading': 'Görsel yükleniyor',
};
