import type { chartMessages } from './messages';

/** Arabic messages; pass them as `messages`. */
export const arabicChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'رسم بياني',
  'charts.table': 'أرقام «{title}»',
  'charts.missing': 'لا توجد قيمة',
  'charts.other': 'أخرى',
  'charts.keys': 'تعرض مفاتيح الأسهم القيم واحدة تلو الأخرى.',
};
