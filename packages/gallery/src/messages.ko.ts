import type { galleryMessages } from './messages';

/** Korean texts; pass them as `messages`. */
export const koreanGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': '갤러리',
  'gallery.carousel': '캐러셀',
  'gallery.slide': '슬라이드',
  'gallery.slidePosition': '{count}개 중 {position}번째',
  'gallery.previousSlide': '이전 슬라이드',
  'gallery.nextSlide': '다음 슬라이드',
  'gallery.pause': '슬라이드쇼 일시정지',
  'gallery.play': '슬라이드쇼 재생',
  'gallery.thumbnails': '슬라이드',
  'gallery.showSlide': '슬라이드 {count}개 중 {position}번째 표시',
  'gallery.openImage': '이미지 {count}개 중 {position}번째 보기',
  'lightbox.title': '갤러리',
  'lightbox.close': '닫기',
  'lightbox.previous': '이전 슬라이드',
  'lightbox.next': '다음 슬라이드',
  'lightbox.zoomIn': '확대',
  'lightbox.zoomOut': '축소',
  'lightbox.showCaption': '캡션 표시',
  'lightbox.hideCaption': '캡션 숨기기',
  'lightbox.counter': '{position} / {count}',
  'lightbox.thumbnails': '이미지',
  'lightbox.imageFailed': '이 이미지를 불러올 수 없습니다.',
  'lightbox.untitled': '설명이 없는 이미지',
  'lightbox.loading': '이미지를 불러오는 중',
};
