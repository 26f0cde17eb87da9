import type { ServerMessages } from './serverMessages';

/** The sentences of the server for visitors and in mails, in German. */
export const germanServerMessages: ServerMessages = {
  'mail.cart.subject': 'Ihre Bestellung {number}, {site}',
  'mail.cart.title': 'Vielen Dank für Ihre Bestellung',
  'mail.cart.text': 'Sie ist bezahlt, und wir machen sie fertig.',
  'mail.donation.subject': 'Vielen Dank für Ihre Spende, {site}',
  'mail.donation.title': 'Vielen Dank für Ihre Spende',
  'mail.donation.text': 'Sie ist angekommen. Diese Nachricht bestätigt es.',
  'mail.gift-card.subject': 'Ihre Geschenkkarte, {site}',
  'mail.gift-card.title': 'Ihre Geschenkkarte',
  'mail.gift-card.text':
    'Das ist ihr Code. Wer ihn hat, kann damit in unserem Shop bezahlen, bis er aufgebraucht ist.',
  'mail.subscription.subject': 'Ihr Abo, {site}',
  'mail.subscription.title': 'Ihr Abo hat begonnen',
  'mail.subscription.text': 'Die erste Zahlung ist erfolgt.',
  'mail.membership.subject': 'Sie sind jetzt Mitglied, {site}',
  'mail.membership.title': 'Sie sind jetzt Mitglied',
  'mail.membership.text': 'Die erste Zahlung ist erfolgt.',
  'mail.pending.subject': 'Ihre Bestellung {number} ist eingegangen, {site}',
  'mail.pending.title': 'Ihre Bestellung ist eingegangen',
  'mail.pending.text': 'Ihre Bank hat noch nicht geantwortet. Vorher wird nichts verschickt.',
  'mail.refunded.subject': 'Ihre Bestellung {number} wurde erstattet, {site}',
  'mail.refunded.title': 'Ihre Bestellung wurde erstattet',
  'mail.refunded.text':
    'Die Bestellung ist beendet, und Ihr Geld ist auf dem Weg zurück, so wie Sie bezahlt haben.',
  'mail.sent.subject': 'Ihre Bestellung {number} ist unterwegs, {site}',
  'mail.sent.title': 'Ihre Bestellung ist unterwegs',
  'mail.sent.text': 'Wir haben abgeschickt, was Sie bestellt haben.',
  'mail.sent.tracking': 'Sendungsnummer: {tracking}',
  'mail.sent.follow': 'Sendung verfolgen',
  'mail.cancelled.subject': 'Ihre Bestellung {number} wurde storniert, {site}',
  'mail.cancelled.title': 'Ihre Bestellung wurde storniert',
  'mail.cancelled.text':
    'Wir haben Ihre Bestellung storniert. Ihr Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben.',
  'mail.not-paid.subject': 'Ihre Bestellung {number} wurde nicht bezahlt, {site}',
  'mail.not-paid.title': 'Ihre Bestellung wurde nicht bezahlt',
  'mail.not-paid.text':
    'Die Zahlung kam nicht zustande, und die Bestellung ist storniert. Es wurde nichts abgebucht, und es wird nichts verschickt.',
  'mail.refundFailed.subject': 'Ihre Erstattung zur Bestellung {number} kam nicht an, {site}',
  'mail.refundFailed.title': 'Ihre Erstattung kam nicht an',
  'mail.refundFailed.text':
    'Ihre Bank hat die {amount} zurückgegeben, die wir Ihnen erstattet haben. Wir wissen davon und zahlen sie Ihnen aus. Wenn Sie eine neue Karte oder ein neues Konto haben, antworten Sie bitte auf diese Nachricht.',
  'mail.renewalFailed.subject': 'Die Zahlung für {plan} ist fehlgeschlagen, {site}',
  'mail.renewalFailed.title': 'Eine Zahlung ist fehlgeschlagen',
  'mail.renewalFailed.text':
    'Die Zahlung von {amount} für {plan} konnte nicht eingezogen werden. Sie wird in den nächsten Tagen noch einmal versucht. Gelingt sie nicht, wird {plan} geschlossen.',
  'mail.planClosed.subject': '{plan} ist geschlossen, {site}',
  'mail.planClosed.title': 'Nicht bezahlt und geschlossen',
  'mail.planClosed.text':
    'Die Zahlung für {plan} ist nicht eingegangen, deshalb ist es jetzt geschlossen.',
  'mail.pay': 'Jetzt bezahlen',
  'mail.greeting': 'Guten Tag {name},',
  'mail.greetingWithoutName': 'Guten Tag,',
  'mail.number': 'Bestellung {number}, {date}',
  'mail.sum.subtotal': 'Zwischensumme',
  'mail.sum.discount': 'Rabatt',
  'mail.sum.shipping': 'Versand',
  'mail.sum.tax': 'Steuer',
  'mail.sum.taxIncluded': 'Enthaltene Steuer',
  'mail.sum.total': 'Summe',
  'mail.sum.giftCard': 'Geschenkkarte {code}',
  'mail.sum.amountDue': 'Anders bezahlt',
  'mail.downloads':
    '{count, plural, one {Ihre Dateien. Jede kann einmal heruntergeladen werden, bis {date}:} other {Ihre Dateien. Jede kann #-mal heruntergeladen werden, bis {date}:}}',
  'mail.address': 'Lieferadresse',
  'mail.browser': 'Diese Nachricht im Browser ansehen',
  'mail.invitation.subject': 'Sie sind zu {site} eingeladen',
  'mail.invitation.text':
    'Es gibt ein Konto für Sie. Wählen Sie ein Passwort dafür. Der Link funktioniert einmal und sieben Tage lang.',
  'mail.reset.subject': 'Ein neues Passwort für {site}',
  'mail.reset.text':
    'Jemand hat für diese Adresse um ein neues Passwort gebeten. Wenn Sie es waren, wählen Sie es innerhalb von zwei Stunden. Wenn nicht, ist nichts zu tun: Nichts hat sich geändert.',
  'mail.joining.subject': 'Ihr Konto bei {site}',
  'mail.joining.text':
    'Jemand hat ein Konto mit dieser Adresse gewünscht. Wenn Sie es waren, wählen Sie innerhalb von zwei Tagen ein Passwort. Wenn nicht, ist nichts zu tun: Es gibt kein Konto.',
  'mail.newAddress.subject': 'Ihre neue Adresse bei {site}',
  'mail.newAddress.text':
    'Diese Adresse soll die eines Kontos werden. Wenn Sie das wünschen, bestätigen Sie sie innerhalb von zwei Tagen. Wenn nicht, ist nichts zu tun: Nichts hat sich geändert.',
  'mail.newAddress.action': 'Adresse bestätigen',
  'mail.sender.subject': 'Ist das der Absender von {site}?',
  'mail.sender.text':
    'Mails von {site} sollen von dieser Adresse kommen. Wenn das stimmt, bestätigen Sie es innerhalb von sieben Tagen. Wenn nicht, ist nichts zu tun: Es wird nichts in ihrem Namen verschickt.',
  'mail.sender.action': 'Absender bestätigen',
  'mail.password': 'Passwort wählen',
  'mail.submission.subject': '„{form}“ wurde gesendet',
  'mail.submission.text': 'Gesendet von der Seite {page}.',
  'mail.submission.reply': 'Eine Antwort auf diesen Brief geht an {email}.',
  'mail.submission.action': 'In Ihrem Bereich ansehen',
  'mail.confirmation.subject': 'Bitte bestätigen: {newsletter}',
  'mail.confirmation.title': 'Ist das Ihre Adresse?',
  'mail.confirmation.text':
    'Jemand hat {newsletter} von {site} an diese Adresse bestellt. Wenn Sie es waren, bestätigen Sie es innerhalb von sieben Tagen.',
  'mail.confirmation.nothing': 'Wenn nicht, ist nichts zu tun: Es wird nichts verschickt.',
  'mail.confirmation.action': 'Ja, bitte zusenden',
  'mail.review.subject': 'Wie gefällt Ihnen, was Sie bei {site} gekauft haben?',
  'mail.review.text':
    'Vielen Dank für Ihre Bestellung. Wenn Sie eine Minute Zeit haben, sagen Sie anderen, was Sie davon halten:',
  'mail.review.once': 'Der Link ist nur für Sie und gilt 60 Tage.',
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
  'page.member.planNotEnded':
    'Die Mitgliedschaft ließ sich gerade nicht kündigen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'page.login.sendAgain': 'Sie sind angemeldet. Bitte senden Sie das Formular noch einmal ab.',
  'page.form.onceMore': 'Bitte sehen Sie Ihre Angaben durch und senden Sie sie noch einmal ab.',
  'page.login.onceMore':
    'Dieses Formular war zu lange offen. Bitte melden Sie sich noch einmal an.',
  'page.confirm': 'Anmeldung bestätigen',
  'page.member.join': 'Konto anlegen',
  'page.member.asked': 'Sehen Sie in Ihre Mails',
  'page.member.confirm': 'Passwort wählen',
  'page.member.forgotten': 'Passwort vergessen?',
  'page.member.noLink': 'Dieser Link gilt nicht mehr',
  'page.member.account': 'Ihr Konto',
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
  'page.notSent': 'Es wurde nichts gesendet',
  'page.notSent.text':
    'Diese Adresse nimmt keine Eingaben an, und es wurde nichts gespeichert. Gehen Sie im Browser zurück: Ihre Eingaben stehen noch dort.',
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
  'shop.page.shop': 'Shop',
  'shop.page.cart': 'Warenkorb',
  'shop.page.checkout': 'Kasse',
  'shop.page.confirmed': 'Vielen Dank',
  'shop.noProduct': 'Dieses Produkt wird nicht mehr verkauft.',
  'shop.choose': 'Bitte wählen Sie überall eins aus.',
  'shop.soldAlone':
    '{title} wird einzeln verkauft. Bitte nehmen Sie den Knopf auf der Produktseite.',
  'shop.onceMore': 'Noch wurde nichts hinzugefügt. Bitte klicken Sie noch einmal.',
  'shop.noVariant': 'Diese Zusammenstellung gibt es nicht.',
  'shop.soldOut': '{title} ist ausverkauft.',
  'shop.left':
    '{count, plural, one {Von {title} ist nur noch # Stück da.} other {Von {title} sind nur noch # Stück da.}}',
  'shop.quantity': 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
  'shop.quantityMax': 'Bitte geben Sie höchstens {max} ein.',
  'shop.noLine': 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  'shop.tooManyLines': 'Ihr Warenkorb ist voll.',
  'shop.tooManyCoupons': 'In Ihrem Warenkorb sind zu viele Gutscheincodes.',
  'shop.giftCardSpent': 'Auf dieser Geschenkkarte ist nichts mehr übrig.',
  'shop.giftCardCurrency': 'Diese Geschenkkarte gilt für eine andere Währung.',
  'shop.noShipping': 'Bitte wählen Sie eine Versandart.',
  'shop.priceChanged': 'Der Preis hat sich geändert. Bitte sehen Sie ihn sich noch einmal an.',
  'shop.totalChanged':
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie die neue Summe und bestellen Sie noch einmal.',
  'shop.empty': 'Ihr Warenkorb ist leer.',
  'shop.tooFast': 'Das war sehr oft. Bitte versuchen Sie es gleich noch einmal.',
  'shop.ordering': 'Ihre Bestellung wird schon aufgegeben.',
  'shop.declined':
    'Ihre Zahlung wurde abgelehnt. Es wurde nichts abgebucht, und Ihr Warenkorb bleibt erhalten.',
  'shop.declinedAlone': 'Ihre Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
  'shop.timedOutAlone':
    'Der Zahlungsdienst hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  'shop.timedOut':
    'Der Zahlungsdienst hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht, und Ihr Warenkorb bleibt erhalten.',
  'shop.noPayment': 'Bitte geben Sie an, wie Sie bezahlen.',
  'shop.confirmPayment.title': 'Ihre Bank fragt nach',
  'shop.confirmPayment':
    'Ihre Bank bittet Sie, die Zahlung zu bestätigen. Danach ist Ihre Bestellung aufgegeben.',
  'shop.confirmPayment.link': 'Weiter zur Bank',
  'shop.paymentUnderway.title': 'Die Zahlung ist unterwegs',
  'shop.paymentUnderway':
    'Ihre Bank hat noch nicht geantwortet. Diese Seite sieht von selbst wieder nach und zeigt dann Ihre Bestellung.',
  'shop.field.region': 'Bundesland oder Provinz',
  'shop.notSentThere': 'Dorthin senden wir das nicht.',
  'shop.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'shop.required': '{field} fehlt noch.',
  'shop.email': 'Bitte geben Sie eine E-Mail-Adresse ein.',
  'shop.amount': 'Bitte geben Sie einen Betrag von {minimum} bis {maximum} ein.',
  'shop.title.subscription': 'Abonnieren',
  'shop.title.donation': 'Spenden',
  'shop.title.gift-card': 'Geschenkkarte',
  'shop.field.email': 'E-Mail',
  'shop.field.name': 'Name',
  'shop.field.street': 'Straße und Hausnummer',
  'shop.field.postalCode': 'Postleitzahl',
  'shop.field.city': 'Ort',
  'shop.field.country': 'Land',
  'shop.payment.pays': 'Testkarte, die bezahlt',
  'shop.payment.declined': 'Testkarte, die abgelehnt wird',
  'shop.payment.silent': 'Testkarte, deren Bank nie antwortet',
  'shop.postalCode': 'Bitte geben Sie eine Postleitzahl ein, die zum Land passt.',
  'shop.country': 'Wir senden nicht in dieses Land.',
};
