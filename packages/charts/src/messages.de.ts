import type { chartMessages } from './messages';

/** German messages; pass them as `messages`. */
export const germanChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Diagramm',
  'charts.table': 'Die Zahlen zu „{title}“',
  'charts.missing': 'kein Wert',
  'charts.other': 'Übrige',
  'charts.keys': 'Die Pfeiltasten zeigen die Werte einzeln.',
};
