import type { consentMessages } from './messages';

/** Korean texts; pass them as `messages`. */
export const koreanConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': '쿠키 안내',
  'consent.text': '이 사이트는 이용 현황을 파악하기 위해 쿠키를 사용합니다.',
  'consent.accept': '동의',
  'consent.decline': '거부',
  'consent.settings': '쿠키 설정',
  'consent.blocked': '{host}에서 제공하는 콘텐츠로, 쿠키가 사용될 수 있습니다.',
  'consent.load': '콘텐츠 불러오기',
  'consent.categories': '직접 선택',
  'consent.category.necessary': '필수',
  'consent.category.necessary.what': '이것이 없으면 사이트가 작동하지 않습니다.',
  'consent.category.preferences': '환경설정',
  'consent.category.preferences.what': '선호 설정을 기억하고 다른 회사의 댓글과 글꼴을 불러옵니다.',
  'consent.category.statistics': '통계',
  'consent.category.statistics.what': '사이트가 어떻게 사용되는지 측정합니다.',
  'consent.category.marketing': '마케팅',
  'consent.category.marketing.what':
    '다른 회사의 동영상, 지도, 광고를 불러오며, 해당 회사가 사용자를 식별할 수 있습니다.',
  'consent.saveChoice': '선택 저장',
  'consent.saved': '선택이 저장되었습니다.',
};
