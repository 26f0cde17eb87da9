import type { galleryMessages } from './messages';

/** Chinese texts; pass them as `messages`. */
export const chineseGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': '图库',
  'gallery.carousel': '轮播',
  'gallery.slide': '幻灯片',
  'gallery.slidePosition': '第 {position} 张，共 {count} 张',
  'gallery.previousSlide': '上一张幻灯片',
  'gallery.nextSlide': '下一张幻灯片',
  'gallery.pause': '暂停幻灯片放映',
  'gallery.play': '播放幻灯片',
  'gallery.thumbnails': '幻灯片',
  'gallery.showSlide': '显示第 {position} 张幻灯片，共 {count} 张',
  'gallery.openImage': '查看第 {position} 张图片，共 {count} 张',
  'lightbox.title': '图库',
  'lightbox.close': '关闭',
  'lightbox.previous': '上一张幻灯片',
  'lightbox.next': '下一张幻灯片',
  'lightbox.zoomIn': '放大',
  'lightbox.zoomOut': '缩小',
  'lightbox.showCaption': '显示图片说明',
  'lightbox.hideCaption': '隐藏图片说明',
  'lightbox.counter': '{position} / {count}',
  'lightbox.thumbnails': '图片',
  'lightbox.imageFailed': '无法加载此图片。',
  'lightbox.untitled': '没有说明的图片',
  'lightbox.loading': '正在加载图片',
};
