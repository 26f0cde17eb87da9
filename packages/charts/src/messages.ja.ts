import type { chartMessages } from './messages';

/** Japanese messages; pass them as `messages`. */
export const japaneseChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'グラフ',
  'charts.table': '「{title}」の数値',
  'charts.missing': '値なし',
  'charts.other': 'その他',
  'charts.keys': '矢印キーで値を1つずつ表示できます。',
};
