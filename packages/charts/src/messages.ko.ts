import type { chartMessages } from './messages';

/** Korean messages; pass them as `messages`. */
export const koreanChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': '차트',
  'charts.table': '‘{title}’의 수치',
  'charts.missing': '값 없음',
  'charts.other': '기타',
  'charts.keys': '화살표 키를 누르면 값이 하나씩 표시됩니다.',
};
