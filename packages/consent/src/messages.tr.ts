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
};
