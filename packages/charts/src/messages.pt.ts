import type { chartMessages } from './messages';

/** Brazilian Portuguese messages; pass them as `messages`. */
export const portugueseChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Gráfico',
  'charts.table': 'Dados de “{title}”',
  'charts.missing': 'sem valor',
  'charts.other': 'Outros',
  'charts.keys': 'As teclas de seta mostram os valores um a um.',
};
