import type { chartMessages } from './messages';

/** Turkish messages; pass them as `messages`. */
export const turkishChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Grafik',
  'charts.table': '“{title}” verileri',
  'charts.missing': 'değer yok',
  'charts.other': 'Diğer',
  'charts.keys': 'Ok tuşları değerleri tek tek gösterir.',
};
