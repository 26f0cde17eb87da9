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
};
