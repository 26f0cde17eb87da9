import type { interfaceMessages, siteMessages } from './messages';

/** The site's own vocabulary in Turkish. */
export const turkishSiteMessages: Readonly<Record<keyof typeof siteMessages, string>> = {
  'siteModel.workflow.available': 'Mevcut',
  'siteModel.workflow.scheduled': 'Zamanlandı',
  'siteModel.workflow.hidden': 'Gizli',
  'siteModel.workflow.unsupported': 'Desteklenmiyor',
  'siteModel.status.scheduled': 'Zamanlandı',
  'siteModel.status.needsReview': 'İnceleme gerekiyor',
  'siteModel.status.draft': 'Taslak',
  'siteModel.status.private': 'Özel',
  'siteModel.connectedAccount.orderNow': 'Şimdi sipariş ver',
  'siteModel.justNow': 'az önce',
  'siteModel.secondsAgo': 'yaklaşık {seconds} saniye önce',
  'siteModel.bytes': '{size, plural, one {# bayt} other {# bayt}}',
};

/** The strings of the interface in Turkish. */
export const turkishInterfaceMessages: Readonly<Record<keyof typeof interfaceMessages, string>> = {
  'interface.invalidEmail': 'Lütfen geçerli bir e-posta adresi girin.',
  'interface.emailFormat': 'E-posta adresleri {email} biçiminde olmalıdır.',
  'interface.linkFormat': 'Bağlantılar {host} veya {host} biçiminde olmalıdır.',
  'interface.invalidPageUrl': '{val} geçerli bir sayfa adresi değil.',
  'interface.unexpectedOption': '{val} beklenen seçeneklerden biri değil.',
  'interface.fileNameRequired': 'Lütfen bir dosya adı girin.',
  'interface.listRequired': 'Bir liste seçilmelidir.',
  'interface.datasetColumnRequired': 'Veri kümenizde en az bir sütun olmalıdır.',
  'interface.datasetRowRequired': 'Veri kümenizde en az bir satır olmalıdır.',
  'interface.datasetRowIncomplete': 'Bir veya daha fazla satırda eksik veri vardı.',
  'interface.datasetTruncated':
    'Veri kümesi {maxRows} satır veya {maxColumns} sütunla sınırlandırılır.',
  'interface.fileTooLarge':
    '{fileName} dosyası çok büyük. İzin verilen en büyük dosya boyutu: {maxSize}.',
  'interface.fileUnsupported': '{fileName} dosyası desteklenmiyor gibi görünüyor.',
  'interface.oneTagAtATime': 'Aynı anda yalnızca bir öğe düzenleyebilirsiniz: {tagType}.',
  'interface.tagExists': 'Zaten var: {tagType}.',
  'interface.vimeoBasic':
    'Vimeo Basic hesapları desteklenmiyor. Lütfen başka bir hesaptan video paylaşın.',
  'interface.ratingRequired': 'Lütfen bir yıldız puanı seçin.',
  'interface.noCodeOnAndroid': 'Android’de kod düzenlenemez.',
  'interface.somethingWentWrong': 'Bir sorun oluştu.',
  'interface.networkError': 'Ağ hatası.',
  'interface.resultsNotLoaded': 'Sonuçlar yüklenemedi.',
  'interface.notLoaded': 'Yüklenemedi. Yeniden deneyin.',
  'interface.fontsNotLoaded': 'Yazı tipleri yüklenemedi.',
  'interface.collectionsNotLoaded': 'Koleksiyonlar yüklenemedi.',
  'interface.fontPreviewNotLoaded': '{fontName} önizlemesi yüklenemedi.',
  'interface.notConnected': 'Bağlantı kurulamadı. Lütfen yeniden deneyin.',
  'interface.contentNotFound': 'İçerik bulunamadı.',
  'interface.checkConnection': 'Lütfen internet bağlantınızı kontrol edin.',
  'interface.pleaseTryAgain': 'Lütfen yeniden deneyin.',
  'interface.uploadIncomplete': 'Dosya yüklemesi tamamlanamadı.',
  'interface.processingFailed': 'Dosya işlenemedi.',
  'interface.processingCancelled': 'Dosyanın işlenmesi iptal edildi.',
  'interface.processingIncomplete': 'Dosyanın işlenmesi tamamlanamadı.',
  'interface.renameFailed': 'Dosyanız yeniden adlandırılırken bir sorun oluştu.',
  'interface.uploadFailed': 'Dosyanız yüklenirken bir sorun oluştu.',
  'interface.quantityNotUpdated': 'Adet güncellenemedi.',
  'interface.itemNotRemoved': 'Ürün kaldırılamadı.',
  'interface.formNotOpened': 'Form açılamadı.',
  'interface.formNotUpdated': 'Form güncellenemedi.',
  'interface.alreadyReviewed': 'Bu satın alımı zaten değerlendirdiniz.',
  'interface.reviewExpired': 'Değerlendirme isteğinizin süresi doldu.',
  'interface.submitReviewAgain': 'Değerlendirmenizi yeniden göndermeyi deneyin.',
  'interface.timeZoneNotLoaded': '{timeZone} saat dilimi yüklenemedi.',
  'interface.noJobData': 'İş isteğinden veri alınamadı.',
  'interface.noMailingLists':
    'Henüz e-posta listeniz yok. Devam etmeden önce lütfen bir liste oluşturun.',
  'interface.tryAgain': 'Yeniden dene',
  'interface.retry': 'Tekrar dene',
  'interface.confirmDisconnectMailingList': 'Form gönderimleri artık bağlı hesaba iletilmeyecek.',
  'interface.confirmDeleteFile':
    'Bu işlem geri alınamaz. Bu dosyaya verilen tüm bağlantıları güncellemeyi unutmayın.',
  'interface.confirmUnsavedChanges':
    'Değişiklik yaptınız. Kaydetmek mi yoksa vazgeçmek mi istiyorsunuz?',
  'interface.confirmRemoveTag': 'Bunu kullanan tüm öğeler güncellenecek.',
};
