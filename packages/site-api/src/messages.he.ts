import type { siteApiMessages } from './messages';

/** The request layer in Hebrew. */
export const hebrewSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'שגיאה פנימית: לא ניתן לקרוא את תשובת השרת מ־({url}) כ־JSON: {message}',
  'siteApi.unauthorized': 'בקשה ללא הרשאה',
  'siteApi.serverError': 'שגיאת שרת פנימית. נסו שוב מאוחר יותר.',
  'siteApi.serviceUnavailable': 'השירות אינו זמין כרגע. נסו שוב מאוחר יותר.',
  'siteApi.unableToConnect': 'לא ניתן להתחבר…',
  'siteApi.misfit': '{callName}: הערך ”{field}” בתשובה אינו {expected}.',
  'siteApi.tooLarge': '{callName}: התשובה גדולה מדי.',
  'siteApi.aborted': '{callName}: הפעולה בוטלה.',
  'siteApi.somethingWentWrong': 'משהו השתבש!',
  'siteApi.reloadPage': 'טעינת הדף מחדש',
  'siteApi.clear': 'סגירה',
};
