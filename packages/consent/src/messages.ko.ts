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
};
