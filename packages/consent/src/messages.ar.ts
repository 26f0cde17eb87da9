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
  'consent.categories': 'اختيار مخصص',
  'consent.category.necessary': 'ضرورية',
  'consent.category.necessary.what': 'لا يعمل الموقع بدونها.',
  'consent.category.preferences': 'التفضيلات',
  'consent.category.preferences.what': 'تحفظ تفضيلاتك وتحمّل تعليقات شركات أخرى وخطوطها.',
  'consent.category.statistics': 'الإحصاءات',
  'consent.category.statistics.what': 'تقيس كيفية استخدام الموقع.',
  'consent.category.marketing': 'التسويق',
  'consent.category.marketing.what':
    'تحمّل فيديوهات شركات أخرى وخرائطها وإعلاناتها، وقد تتعرف عليك هذه الشركات.',
  'consent.saveChoice': 'حفظ الاختيار',
  'consent.saved': 'تم حفظ اختيارك.',
};
