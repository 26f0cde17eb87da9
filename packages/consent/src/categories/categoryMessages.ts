import { defineMessages } from '@plinth/site-model';

/** The texts of the choice by category. */
export const categoryMessages = defineMessages({
  'consent.categories': 'Choose yourself',
  'consent.category.necessary': 'Necessary',
  'consent.category.necessary.what': 'The site does not work without them.',
  'consent.category.preferences': 'Preferences',
  'consent.category.preferences.what':
    'Remember what you prefer, and load comments and fonts of other companies.',
  'consent.category.statistics': 'Statistics',
  'consent.category.statistics.what': 'Measure how the site is used.',
  'consent.category.marketing': 'Marketing',
  'consent.category.marketing.what':
    'Load videos, maps and adverts of other companies, which may recognise you.',
  'consent.saveChoice': 'Save choice',
  'consent.saved': 'Your choice is saved.',
});
