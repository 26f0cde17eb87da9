import type { chartMessages } from './messages';

/** Polish messages; pass them as `messages`. */
export const polishChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Wykres',
  'charts.table': 'Dane: „{title}”',
  'charts.missing': 'brak wartości',
  'charts.other': 'Inne',
  'charts.keys': 'Klawisze strzałek pokazują wartości jedna po drugiej.',
};
