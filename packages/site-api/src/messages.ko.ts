import type { siteApiMessages } from './messages';

/** The request layer in Korean. */
export const koreanSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer': '내부 오류: 서버({url}) 응답을 JSON으로 읽을 수 없습니다. {message}',
  'siteApi.unauthorized': '권한이 없는 요청',
  'siteApi.serverError': '서버 내부 오류입니다. 나중에 다시 시도해 주세요.',
  'siteApi.serviceUnavailable':
    '이 서비스를 일시적으로 이용할 수 없습니다. 나중에 다시 시도해 주세요.',
  'siteApi.unableToConnect': '연결할 수 없습니다…',
  'siteApi.misfit': '{callName}: 응답의 ‘{field}’ 값이 {expected} 형식이 아닙니다.',
  'siteApi.tooLarge': '{callName}: 응답이 너무 큽니다.',
  'siteApi.aborted': '{callName}: 취소되었습니다.',
  'siteApi.somethingWentWrong': '문제가 발생했습니다!',
  'siteApi.reloadPage': '페이지 새로고침',
  'siteApi.clear': '닫기',
};
