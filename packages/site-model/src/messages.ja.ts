import type { interfaceMessages, siteMessages } from './messages';

/** The site's own vocabulary in Japanese. */
export const japaneseSiteMessages: Readonly<Record<keyof typeof siteMessages, string>> = {
  'siteModel.workflow.available': '公開中',
  'siteModel.workflow.scheduled': '公開予定',
  'siteModel.workflow.hidden': '非表示',
  'siteModel.workflow.unsupported': '非対応',
  'siteModel.status.scheduled': '公開予定',
  'siteModel.status.needsReview': '要確認',
  'siteModel.status.draft': '下書き',
  'siteModel.status.private': '非公開',
  'siteModel.connectedAccount.orderNow': '今すぐ注文',
  'siteModel.justNow': 'たった今',
  'siteModel.secondsAgo': '約{seconds}秒前',
  'siteModel.bytes': '{size, plural, other {#バイト}}',
};

/** The strings of the interface in Japanese. */
export const japaneseInterfaceMessages: Readonly<Record<keyof typeof interfaceMessages, string>> = {
  'interface.invalidEmail': '有効なメールアドレスを入力してください。',
  'interface.emailFormat': 'メールアドレスは{email}の形式で入力してください。',
  'interface.linkFormat': 'リンクは{host}または{host}の形式で入力してください。',
  'interface.invalidPageUrl': '{val}は有効なページURLではありません。',
  'interface.unexpectedOption': '{val}は選択肢にありません。',
  'interface.fileNameRequired': 'ファイル名を入力してください。',
  'interface.listRequired': 'リストを選択してください。',
  'interface.datasetColumnRequired': 'データセットには少なくとも1つの列が必要です。',
  'interface.datasetRowRequired': 'データセットには少なくとも1つの行が必要です。',
  'interface.datasetRowIncomplete': 'データが不足している行があります。',
  'interface.datasetTruncated':
    'データセットは{maxRows}行または{maxColumns}列までに切り詰められます。',
  'interface.fileTooLarge':
    'ファイル「{fileName}」は大きすぎます。ファイルサイズの上限は{maxSize}です。',
  'interface.fileUnsupported': 'ファイル「{fileName}」は対応していない形式のようです。',
  'interface.oneTagAtATime': '{tagType}は一度に1つしか編集できません。',
  'interface.tagExists': 'この{tagType}はすでに存在します。',
  'interface.vimeoBasic':
    'Vimeo Basicアカウントには対応していません。別のアカウントの動画をご利用ください。',
  'interface.ratingRequired': '星の数を選択してください。',
  'interface.noCodeOnAndroid': 'Androidではコードを編集できません。',
  'interface.somethingWentWrong': '問題が発生しました。',
  'interface.networkError': 'ネットワークエラーです。',
  'interface.resultsNotLoaded': '結果を読み込めません。',
  'interface.notLoaded': '読み込めません。もう一度お試しください。',
  'interface.fontsNotLoaded': 'フォントを読み込めません。',
  'interface.collectionsNotLoaded': 'コレクションを読み込めません。',
  'interface.fontPreviewNotLoaded': '{fontName}のプレビューを読み込めません。',
  'interface.notConnected': '接続できません。もう一度お試しください。',
  'interface.contentNotFound': 'コンテンツが見つかりません。',
  'interface.checkConnection': 'インターネット接続をご確認ください。',
  'interface.pleaseTryAgain': 'もう一度お試しください。',
  'interface.uploadIncomplete': 'ファイルのアップロードが完了しませんでした。',
  'interface.processingFailed': 'ファイルを処理できませんでした。',
  'interface.processingCancelled': 'ファイルの処理がキャンセルされました。',
  'interface.processingIncomplete': 'ファイルの処理が完了しませんでした。',
  'interface.renameFailed': 'ファイル名の変更中に問題が発生しました。',
  'interface.uploadFailed': 'ファイルのアップロード中に問題が発生しました。',
  'interface.quantityNotUpdated': '数量を変更できませんでした。',
  'interface.itemNotRemoved': '商品を削除できませんでした。',
  'interface.formNotOpened': 'フォームを開けません。',
  'interface.formNotUpdated': 'フォームを更新できません。',
  'interface.alreadyReviewed': 'このご購入のレビューはすでに投稿済みです。',
  'interface.reviewExpired': 'レビュー依頼の有効期限が切れています。',
  'interface.submitReviewAgain': 'レビューをもう一度送信してください。',
  'interface.timeZoneNotLoaded': 'タイムゾーン「{timeZone}」を読み込めませんでした。',
  'interface.noJobData': 'ジョブの応答データがありません。',
  'interface.noMailingLists':
    'メーリングリストがありません。先にメーリングリストを作成してください。',
  'interface.tryAgain': 'もう一度試す',
  'interface.retry': '再試行',
  'interface.confirmDisconnectMailingList':
    'フォームの送信内容は、連携中のアカウントに送信されなくなります。',
  'interface.confirmDeleteFile':
    'この操作は元に戻せません。このファイルへのリンクをすべて更新してください。',
  'interface.confirmUnsavedChanges': '変更内容があります。保存しますか、それとも破棄しますか？',
  'interface.confirmRemoveTag': 'これが付いている項目はすべて更新されます。',
};
