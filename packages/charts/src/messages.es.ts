import type { chartMessages } from './messages';

/** Spanish messages; pass them as `messages`. */
export const spanishChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Gráfico',
  'charts.table': 'Datos de «{title}»',
  'charts.missing': 'sin datos',
  'charts.other': 'Otros',
  'charts.keys': 'Las teclas de flecha muestran los valores uno a uno.',
};
