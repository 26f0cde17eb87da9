import type { chartMessages } from './messages';

/** Chinese messages; pass them as `messages`. */
export const chineseChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': '图表',
  'charts.table': '“{title}”的数据',
  'charts.missing': '无数值',
  'charts.other': '其他',
  'charts.keys': '可使用方向键逐个查看数值。',
};
