import type { galleryMessages } from './messages';

/** Japanese texts; pass them as `messages`. */
export const japaneseGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'ギャラリー',
  'gallery.carousel': 'カルーセル',
  'gallery.slide': 'スライド',
  'gallery.slidePosition': '{count}枚中{position}枚目',
  'gallery.previousSlide': '前のスライド',
  'gallery.nextSlide': '次のスライド',
  'gallery.pause': 'スライドショーを一時停止',
  'gallery.play': 'スライドショーを再生',
  'gallery.thumbnails': 'スライド',
  'gallery.showSlide': '{count}枚中{position}枚目のスライドを表示',
  'gallery.openImage': '{count}枚中{position}枚目の画像を見る',
  'lightbox.title': 'ギャラリー',
  'lightbox.close': '閉じる',
  'lightbox.previous': '前のスライド',
  'lightbox.next': '次のスライド',
  'lightbox.zoomIn': '拡大',
  'lightbox.zoomOut': '縮小',
  'lightbox.showCaption': 'キャプションを表示',
  'lightbox.hideCaption': 'キャプションを非表示',
  'lightbox.counter': '{position} / {count}',
  'lightbox.thumbnails': '画像',
  'lightbox.imageFailed': 'この画像を読み込めませんでした。',
  'lightbox.untitled': '説明のない画像',
  'lightbox.loading': '画像を読み込んでいます',
};
