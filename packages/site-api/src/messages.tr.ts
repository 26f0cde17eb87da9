import type { siteApiMessages } from './messages';

/** The request layer in Turkish. */
export const turkishSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    'İç hata: ({url}) adresinden gelen sunucu yanıtı JSON olarak okunamadı: {message}',
  'siteApi.unauthorized': 'Yetkisiz istek',
  'siteApi.serverError': 'İç sunucu hatası. Lütfen daha sonra yeniden deneyin.',
  'siteApi.serviceUnavailable':
    'Bu hizmet geçici olarak kullanılamıyor. Lütfen daha sonra yeniden deneyin.',
  'siteApi.unableToConnect': 'Bağlantı kurulamıyor…',
  'siteApi.misfit': '{callName}: yanıttaki “{field}” alanı beklenen gibi değil: {expected}.',
  'siteApi.tooLarge': '{callName}: yanıt çok büyük.',
  'siteApi.aborted': '{callName} iptal edildi.',
  'siteApi.somethingWentWrong': 'Bir sorun oluştu!',
  'siteApi.reloadPage': 'Sayfayı yenile',
  'siteApi.clear': 'Kapat',
};
