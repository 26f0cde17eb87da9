import type { shopTermsMessages } from './messages';

export const germanShopTermsMessages: Record<keyof typeof shopTermsMessages, string> = {
  'config.shop.title.overview': 'Shop',
  'config.shop.overview.sales': 'Verkäufe',
  'config.shop.overview.sales.what':
    'Bezahlt, abzüglich Erstattungen. Tage beginnen in der Zeitzone {zone}.',
  'config.shop.overview.today': 'Heute',
  'config.shop.overview.month': 'Die letzten 30 Tage',
  'config.shop.overview.orders':
    '{count, plural, =0 {keine Bestellung} one {eine Bestellung} other {{shown} Bestellungen}}',
  'config.shop.overview.owed': 'Erstattungen, die nicht ankamen',
  'config.shop.overview.owed.what':
    'Eine Bank hat das Geld zurückgegeben. Erstatten Sie es noch einmal oder auf anderem Weg.',
  'config.shop.overview.unpaid': 'Abos, die nicht bezahlt sind',
  'config.shop.overview.unpaid.what':
    'Eine Verlängerung ist fehlgeschlagen. Der Käufer weiß es per Mail; der Zahlungsanbieter versucht es noch einmal oder hat aufgegeben.',
  'config.shop.overview.disputed': 'Eine Bank verlangt Geld zurück',
  'config.shop.overview.disputed.what':
    'Der Zahlungsanbieter wartet auf Ihre Antwort, auf seiner eigenen Seite und bis zu einem Tag, den er nennt.',
  'config.shop.overview.waiting': 'Zu versenden',
  'config.shop.overview.waiting.none': 'Keine Bestellung wartet.',
  'config.shop.overview.waiting.all':
    '{count, plural, one {Die wartende Bestellung} other {Alle {shown} wartenden Bestellungen}}',
  'config.shop.overview.scarce': 'Knapper Bestand',
  'config.shop.overview.scarce.none':
    'Nichts ist ausverkauft, und von allem sind mehr als drei Stück da.',
  'config.shop.overview.scarce.more':
    '{count, plural, one {Eines mehr} other {{shown} weitere}}: Die Liste der Produkte zeigt alles, was ausverkauft ist.',
  'config.shop.ready.missing': 'Bevor der Shop verkaufen kann',
  'config.shop.ready.check': 'Der Shop verkauft. Bitte prüfen Sie noch:',
  'config.shop.ready.product': 'Ein Produkt, das nicht verborgen ist',
  'config.shop.ready.product.what': 'Mit Bild, Preis und Bestand.',
  'config.shop.ready.currency': 'Eine Währung',
  'config.shop.ready.currency.what': 'Alle Preise, Gutscheine und Geschenkkarten stehen in ihr.',
  'config.shop.ready.pages': 'Seiten für Warenkorb und Kasse',
  'config.shop.ready.pages.what':
    'Der Shop hat sie mitgebracht. Eine davon wurde gelöscht: Ohne sie kann niemand bezahlen.',
  'config.shop.ready.countries': 'Länder, in die der Shop versendet',
  'config.shop.ready.countries.what': 'Ohne eines kann nichts gekauft werden, was versandt wird.',
  'config.shop.ready.shipping': 'Eine Versandart',
  'config.shop.ready.shipping.what': 'Ohne eine kostet kein Paket etwas.',
  'config.shop.ready.payment': 'Ein Zahlungsanbieter',
  'config.shop.ready.payment.what':
    'Zahlungen sind ein Test: Es kann bestellt werden, und es kommt kein Geld. Verbinden Sie Ihr Konto bei Stripe.',
  'config.shop.ready.mail': 'Ein Mailserver',
  'config.shop.ready.mail.what':
    'Käufer bekommen keine Mails zu ihren Bestellungen. Wer den Server betreibt, verbindet einen.',
  'config.shop.title.terms': 'Versand und Steuern',
  'config.shop.title.coupons': 'Gutscheincodes',
  'config.shop.saved': 'Die Bedingungen sind gespeichert. Sie gelten ab jetzt in jedem Warenkorb.',
  'config.shop.problems': 'Noch ist nichts gespeichert. Bitte sehen Sie nach bei:',
  'config.shop.conflict':
    'Jemand anderes hat das geändert, seit Sie es geöffnet haben. So ist es jetzt; Ihre Fassung steht unten im Formular. Speichern setzt Ihre an deren Stelle.',
  'config.shop.selling': 'Verkauf',
  'config.shop.currencyCode': 'Währung',
  'config.shop.currencyCode.what':
    'Preise behalten ihre Zahlen, wenn die Währung wechselt. Geschenkkarten einer anderen Währung zahlen dann nicht mehr.',
  'config.shop.currencyCode.first':
    'Alle Preise, Gutscheine und Geschenkkarten des Shops stehen in ihr. Am besten wählen Sie sie vor dem ersten Verkauf.',
  'config.shop.currencyCode.choose': 'Bitte wählen',
  'config.shop.problem.currency': 'Bitte wählen Sie die Währung, in der der Shop verkauft.',
  'config.shop.minimum': 'Kleinste Bestellung',
  'config.shop.countries': 'Länder, in die der Shop sendet',
  'config.shop.countries.what':
    'Namen oder Kürzel aus zwei Buchstaben, mit Kommas getrennt: Deutschland, AT, US. Ohne Land lässt sich nichts kaufen, was gesendet wird.',
  'config.shop.home': 'Land des Shops',
  'config.shop.home.what':
    'Dafür wird ein Warenkorb berechnet, solange niemand gesagt hat, wohin er geht.',
  'config.shop.shipping': 'Versandarten',
  'config.shop.shipping.what':
    'Käufer wählen unter denen für ihren Ort. Leeren Sie Name und Kosten einer Versandart, um sie zu entfernen.',
  'config.shop.shipping.row': 'Versandart {number}',
  'config.shop.shippingName': 'Name, wie ihn Käufer lesen',
  'config.shop.shippingPlaces': 'Nur nach (Länder, oder Staaten wie US-CA)',
  'config.shop.shippingKind': 'Kosten',
  'config.shop.shippingKind.fixed': 'Für jede Bestellung gleich',
  'config.shop.shippingKind.weight': 'Nach Gewicht',
  'config.shop.shippingKind.subtotal': 'Nach dem Preis der Ware',
  'config.shop.shippingKind.pickUp': 'Wird abgeholt',
  'config.shop.shippingCost': 'Kosten, oder die niedrigsten',
  'config.shop.shippingFreeFrom': 'Frei ab',
  'config.shop.shippingSteps': 'Stufen',
  'config.shop.shippingSteps.what':
    'Nur nach Gewicht oder Preis: eine Zeile je Stufe, etwa 2 = 8,50. Gewichte in {unit}.',
  'config.shop.unit.kilograms': 'Kilogramm',
  'config.shop.unit.pounds': 'Pfund (lbs)',
  'config.shop.taxes': 'Steuern',
  'config.shop.pricesIncludeTax': 'Die Preise enthalten die Steuer.',
  'config.shop.pricesIncludeTax.what': 'Sonst kommt sie zur Zwischensumme und zum Versand hinzu.',
  'config.shop.taxes.row': 'Steuer {number}',
  'config.shop.taxName': 'Name',
  'config.shop.taxRate': 'Prozent',
  'config.shop.taxPlaces': 'Nur in (Länder, oder Staaten wie US-CA)',
  'config.shop.taxOnShipping': 'Auf den Versand',
  'config.shop.taxOnShipping.yes': 'Auch besteuert',
  'config.shop.taxOnShipping.no': 'Nicht besteuert',
  'config.shop.problem.name': 'Bitte geben Sie einen Namen mit höchstens 100 Zeichen an.',
  'config.shop.problem.amount': 'Das ist kein Geldbetrag.',
  'config.shop.problem.places':
    'Eines davon ist kein Land. Schreiben Sie Namen oder Kürzel aus zwei Buchstaben, und Staaten wie US-CA.',
  'config.shop.problem.country': 'Bitte nennen Sie nur Länder, keine Staaten.',
  'config.shop.problem.rate': 'Das ist kein Prozentsatz von 0 bis 100.',
  'config.shop.problem.steps': 'Bitte schreiben Sie eine Zeile je Stufe: ab = Kosten.',
  'config.shop.problem.many': 'Das sind mehr Zeilen, als ein Shop haben kann.',
  'config.shop.coupons.what':
    'Käufer geben einen Code im Warenkorb oder an der Kasse ein; Groß- und Kleinschreibung sind gleich. Leeren Sie Code und Wert, um einen zu entfernen.',
  'config.shop.coupons.none': 'Der Shop hat noch keinen Gutscheincode.',
  'config.shop.coupons.new': 'Neuer Gutscheincode',
  'config.shop.coupons.used':
    '{count, plural, one {einmal verwendet} other {{shown}-mal verwendet}}',
  'config.shop.coupon.code': 'Code',
  'config.shop.coupon.kind': 'Er erlässt',
  'config.shop.coupon.kind.percent': 'Einen Prozentsatz',
  'config.shop.coupon.kind.amount': 'Einen Betrag',
  'config.shop.coupon.kind.free-shipping': 'Die Versandkosten',
  'config.shop.coupon.value': 'Prozent, oder Betrag',
  'config.shop.coupon.minimum': 'Ab einer Zwischensumme von',
  'config.shop.coupon.maxUses': 'Zahl der Bestellungen, die ihn verwenden dürfen',
  'config.shop.coupon.from': 'Erster Tag',
  'config.shop.coupon.to': 'Letzter Tag',
  'config.shop.coupon.alone': 'Neben anderen Codes',
  'config.shop.coupon.alone.no': 'Zählt neben anderen',
  'config.shop.coupon.alone.yes': 'Zählt nur allein',
  'config.shop.coupon.problem.code': 'Bitte schreiben Sie einen Code mit höchstens 60 Zeichen.',
  'config.shop.coupon.problem.twice': 'Dieser Code steht hier zweimal.',
  'config.shop.coupon.problem.percent': 'Bitte schreiben Sie einen Prozentsatz über 0, bis 100.',
  'config.shop.coupon.problem.amount': 'Das ist kein Geldbetrag.',
  'config.shop.coupon.problem.uses': 'Bitte schreiben Sie eine ganze Zahl.',
  'config.shop.coupon.problem.days':
    'Bitte geben Sie zwei Tage an, den letzten nicht vor dem ersten.',
  'config.shop.coupon.problem.many': 'Ein Shop hat höchstens 500 Gutscheincodes.',
};
