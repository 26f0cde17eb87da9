import type { pageMessages } from './pageMessages';

export const germanPageMessages: Record<keyof typeof pageMessages, string> = {
  'page.notFound': 'Seite nicht gefunden',
  'page.notFound.text': 'Unter dieser Adresse gibt es nichts.',
  'page.ended': 'Diese Website gibt es nicht mehr',
  'page.ended.text': 'Ihre Seiten antworten nicht mehr.',
  'page.ended.sent': 'Was Sie gesendet haben, ist trotzdem angekommen.',
  'page.denied': 'Nur für Mitglieder',
  'page.denied.call':
    'Das ist für Mitglieder. Bitte melden Sie sich an und versuchen Sie es noch einmal.',
  'page.locked': 'Passwort nötig',
  'page.locked.call':
    'Das ist mit einem Passwort geschützt. Öffnen Sie die Seite in einem anderen Tab, geben Sie es dort ein und versuchen Sie es hier noch einmal.',
  'page.unlock.refused': 'Dieses Passwort stimmt nicht.',
  'page.unlock.onceMore':
    'Dieses Formular war zu lange offen. Bitte geben Sie das Passwort noch einmal ein.',
  'page.first': 'Zur ersten Seite',
  'page.search': 'Suche',
  'page.review': 'Ihre Bewertung',
  'page.login.refused': 'E-Mail oder Passwort stimmt nicht.',
  'page.login.wait': 'Zu viele Versuche. Bitte versuchen Sie es in {wait} s noch einmal.',
  'page.login.sendAgain': 'Sie sind angemeldet. Bitte senden Sie das Formular noch einmal ab.',
  'page.login.onceMore':
    'Dieses Formular war zu lange offen. Bitte melden Sie sich noch einmal an.',
  'page.unsubscribe': 'Abmelden',
  'page.unsubscribe.onceMore':
    'Diese Seite war zu lange offen, und es wurde nichts geändert. Bitte drücken Sie den Knopf noch einmal.',
  'page.unsubscribe.done': 'Sie sind abgemeldet.',
  'page.unsubscribe.unknown': 'Dieser Link ist keiner von uns.',
  'page.unsubscribe.gone': 'Diese Anmeldung wurde gelöscht. Ihretwegen wird nichts verschickt.',
  'page.download': 'Diese Datei kann nicht heruntergeladen werden',
  'page.download.unknown':
    'Dieser Link ist nicht von uns, oder ein Teil von ihm fehlt. Bitte öffnen Sie ihn noch einmal von der Seite oder aus der Nachricht zu Ihrer Bestellung.',
  'page.download.expired':
    'Dieser Link ist abgelaufen. Bitte schreiben Sie uns, und nennen Sie Ihre Bestellung.',
  'page.download.usedUp':
    'Diese Datei wurde so oft heruntergeladen, wie es möglich ist. Bitte schreiben Sie uns, und nennen Sie Ihre Bestellung.',
  'page.download.pending':
    'Ihre Zahlung ist noch nicht bestätigt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'page.download.unpaid':
    'Die Bestellung dieser Datei wurde nicht bezahlt, oder das Geld wurde zurückgezahlt.',
  'page.download.away':
    'Die Datei ist im Augenblick nicht da. Das wurde nicht als Download gezählt; bitte versuchen Sie es später noch einmal.',
  'page.error': 'Etwas ist schiefgelaufen!',
  'page.error.text':
    'Diese Seite konnte nicht gezeigt werden. Es liegt nicht an Ihnen; bitte versuchen Sie es gleich noch einmal.',
  'page.error.reload': 'Seite neu laden',
  'page.error.call':
    'Auf dem Server ist etwas schiefgelaufen. Bitte versuchen Sie es später noch einmal.',
  'page.foreignForm': 'Dieses Formular kam nicht von seiner Seite',
  'page.foreignForm.text':
    'Eine andere Website wollte in Ihrem Namen ein Formular senden. Es wurde nichts gespeichert.',
  'page.tooLarge': 'Das ist mehr, als gesendet werden kann',
  'page.tooLarge.text':
    'Es wurde nichts gespeichert. Gehen Sie im Browser zurück: Ihre Eingaben stehen noch dort. Kürzen Sie sie und senden Sie sie noch einmal.',
  'page.largeHead': 'Ihr Browser hat zu viel gesendet',
  'page.largeHead.text':
    'Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang. Es wurde nichts gespeichert und nichts geändert.',
  'page.largeHead.cookies':
    'Die Cookies dieser Website sind zu groß geworden. Die größten wurden jetzt entfernt; bitte laden Sie die Seite neu.',
  'page.largeHead.call':
    'Die Kopfzeilen dieser Anfrage sind zu groß. Zu große Cookies wurden entfernt; versuchen Sie es noch einmal.',
  'page.tooLarge.call':
    'Das ist größer als {limit} kB und kann nicht gesendet werden. Bitte kürzen Sie es.',
};
