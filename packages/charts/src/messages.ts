import { defineMessages } from '@plinth/site-model';

/** Every message of a chart that a visitor reads. */
export const chartMessages = defineMessages({
  'charts.label': 'Chart',
  'charts.table': 'The numbers of “{title}”',
  'charts.missing': 'no value',
  'charts.other': 'Other',
  'charts.keys': 'Arrow keys show the values one by one.',
});
