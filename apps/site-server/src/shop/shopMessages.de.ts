import type { shopMessages } from './shopMessages';

/** The messages of the shop's server for visitors of a German site. */
export const germanShopMessages: Record<keyof typeof shopMessages, string> = {
  'shop.noProduct': 'Dieses Produkt wird nicht mehr verkauft.',
  'shop.choose': 'Bitte wählen Sie überall eins aus.',
  'shop.soldAlone':
    '{title} wird einzeln verkauft. Bitte nehmen Sie den Knopf auf der Produktseite.',
  'shop.noVariant': 'Diese Zusammenstellung gibt es nicht.',
  'shop.soldOut': '{title} ist ausverkauft.',
  'shop.left':
    '{count, plural, one {Von {title} ist nur noch # Stück da.} other {Von {title} sind nur noch # Stück da.}}',
  'shop.quantity': 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
  'shop.quantityMost': 'Bitte geben Sie höchstens {most} ein.',
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
