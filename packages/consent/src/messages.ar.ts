import type { consentMessages } from './messages';

/** Arabic texts; pass them as `messages`. */
export const arabicConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'إشعار ملفات تعريف الارتباط',
  'consent.text': 'يستخدم هذا الموقع ملفات تعريف الارتباط لقياس كيفية استخدامه.',
  'consent.accept': 'قبول',
  'consent.decline': 'رفض',
  'consent.settings': 'إعدادات ملفات تعريف الارتباط',
  'consent.blocked': 'هذا المحتوى من {host}، وقد يستخدم ملفات تعريف الارتباط.',
  'consent.load': 'تحميل المحتوى',
};
