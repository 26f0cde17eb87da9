import type { consentMessages } from './messages';

/** Hebrew texts; pass them as `messages`. */
export const hebrewConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'הודעה על קובצי Cookie',
  'consent.text': 'האתר משתמש בקובצי Cookie כדי למדוד את השימוש בו.',
  'consent.accept': 'אישור',
  'consent.decline': 'דחייה',
  'consent.settings': 'הגדרות קובצי Cookie',
  'consent.blocked': 'התוכן הזה מגיע מ־{host}, וייתכן שנעשה בו שימוש בקובצי Cookie.',
  'consent.load': 'טעינת התוכן',
  'consent.categories': 'בחירה עצמית',
  'consent.category.necessary': 'הכרחיות',
  'consent.category.necessary.what': 'האתר אינו פועל בלעדיהן.',
  'consent.category.preferences': 'העדפות',
  'consent.category.preferences.what':
    'זוכרות את ההעדפות שלכם וטוענות תגובות וגופנים של חברות אחרות.',
  'consent.category.statistics': 'סטטיסטיקה',
  'consent.category.statistics.what': 'מודדות כיצד משתמשים באתר.',
  'consent.category.marketing': 'שיווק',
  'consent.category.marketing.what':
    'טוענות סרטונים, מפות ופרסומות של חברות אחרות, שעשויות לזהות אתכם.',
  'consent.saveChoice': 'שמירת הבחירה',
  'consent.saved': 'הבחירה שלכם נשמרה.',
};
