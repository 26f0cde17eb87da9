import type { chartMessages } from './messages';

/** Italian messages; pass them as `messages`. */
export const italianChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Grafico',
  'charts.table': 'Dati di «{title}»',
  'charts.missing': 'nessun valore',
  'charts.other': 'Altro',
  'charts.keys': 'I tasti freccia mostrano i valori uno alla volta.',
};
