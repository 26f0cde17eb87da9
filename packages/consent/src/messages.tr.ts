import type { consentMessages } from './messages';

/** Turkish texts; pass them as `messages`. */
export const turkishConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Çerez bildirimi',
  'consent.text': 'Bu site, nasıl kullanıldığını ölçmek için çerezlerden yararlanır.',
  'consent.accept': 'Kabul et',
  'consent.decline': 'Reddet',
  'consent.settings': 'Çerez ayarları',
  'consent.blocked': 'Bu içerik {host} adresinden geliyor ve çerez kullanabilir.',
  'consent.load': 'İçeriği yükle',
  'consent.categories': 'Kendim seçeyim',
  'consent.category.necessary': 'Gerekli',
  'consent.category.necessary.what': 'Bunlar olmadan site çalışmaz.',
  'consent.category.preferences': 'Tercihler',
  'consent.category.preferences.what':
    'Tercihlerinizi hatırlar, başka şirketlerin yorumlarını ve yazı tiplerini yükler.',
  'consent.category.statistics': 'İstatistik',
  'consent.category.statistics.what': 'Sitenin nasıl kullanıldığını ölçer.',
  'consent.category.marketing': 'Pazarlama',
  'consent.category.marketing.what':
    'Başka şirketlerin sizi tanıyabilecek videolarını, haritalarını ve reklamlarını yükler.',
  'consent.saveChoice': 'Seçimi kaydet',
  'consent.saved': 'Seçiminiz kaydedildi.',
};
