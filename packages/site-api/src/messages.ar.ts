import type { siteApiMessages } from './messages';

/** The request layer in Arabic. */
export const arabicSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'خطأ داخلي: تعذّرت قراءة استجابة الخادم من ({url}) بصيغة JSON: {message}',
  'siteApi.unauthorized': 'طلب غير مصرّح به',
  'siteApi.serverError': 'خطأ داخلي في الخادم. يُرجى المحاولة مرة أخرى لاحقًا.',
  'siteApi.serviceUnavailable': 'هذه الخدمة غير متاحة مؤقتًا. يُرجى المحاولة مرة أخرى لاحقًا.',
  'siteApi.unableToConnect': 'يتعذّر الاتصال…',
  'siteApi.misfit': '{callName}: الحقل «{field}» في الاستجابة ليس {expected}.',
  'siteApi.tooLarge': '{callName}: الاستجابة كبيرة جدًا.',
  'siteApi.aborted': 'تم إلغاء {callName}.',
  'siteApi.somethingWentWrong': 'حدث خطأ ما!',
  'siteApi.reloadPage': 'إعادة تحميل الصفحة',
  'siteApi.clear': 'إغلاق',
};
