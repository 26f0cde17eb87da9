import type { chartMessages } from './messages';

/** Dutch messages; pass them as `messages`. */
export const dutchChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Grafiek',
  'charts.table': 'De cijfers van “{title}”',
  'charts.missing': 'geen waarde',
  'charts.other': 'Overig',
  'charts.keys': 'Met de pijltoetsen bekijkt u de waarden een voor een.',
};
