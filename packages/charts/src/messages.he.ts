import type { chartMessages } from './messages';

/** Hebrew messages; pass them as `messages`. */
export const hebrewChartMessages: Record<keyof typeof chartMessages, string> = {
  'charts.label': 'תרשים',
  'charts.table': 'הנתונים של ”{title}”',
  'charts.missing': 'אין ערך',
  'charts.other': 'אחר',
  'charts.keys': 'מקשי החצים מציגים את הערכים אחד אחד.',
};
