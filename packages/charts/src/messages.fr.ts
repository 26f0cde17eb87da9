import type { chartMessages } from './messages';

/** French messages; pass them as `messages`. */
export const frenchChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'Graphique',
  'charts.table': 'Données de « {title} »',
  'charts.missing': 'aucune valeur',
  'charts.other': 'Autres',
  'charts.keys': 'Les touches fléchées affichent les valeurs une à une.',
};
