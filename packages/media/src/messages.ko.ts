import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Korean texts; pass them as `messages`. */
export const koreanMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Pinterest에 저장(새 창)',
  'media.video.play': '동영상 재생',
  'media.video.playTitled': '동영상 재생: {title}',
  'media.video.player': '동영상 플레이어',
  'media.video.invalid': '잘못된 동영상 임베드',
  'media.video.consent': '이 동영상을 재생하면 {provider}에 데이터가 전송됩니다.',
  'media.video.failed': '동영상을 불러올 수 없습니다.',
  'media.background.play': '배경 동영상 재생',
  'media.background.pause': '배경 동영상 일시 중지',
  'media.map.open': '대화형 지도 사용',
  'media.map.consent': '이 지도를 불러오면 {provider}에 데이터가 전송됩니다.',
  'media.map.provider': '지도 제공업체',
  'media.map.loading': '지도를 불러오는 중…',
  'media.map.failed': '지도를 불러올 수 없습니다.',
  'media.map.directions': '길찾기(새 창)',
  'media.map.marker': '{address} 지도에서 열기(새 창)',
  'media.map.label': '지도: {address}',
  'media.map.zoomIn': '확대',
  'media.map.zoomOut': '축소',
};
