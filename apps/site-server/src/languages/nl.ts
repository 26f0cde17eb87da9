import type { ServerMessages } from './serverMessages';

/** The sentences of the server for visitors and in mails, in Dutch. */
export const dutchServerMessages: ServerMessages = {
  'letter.cart.subject': 'Uw bestelling {number}, {site}',
  'letter.cart.title': 'Hartelijk dank voor uw bestelling',
  'letter.cart.text': 'Uw bestelling is betaald en we maken die voor u klaar.',
  'letter.donation.subject': 'Hartelijk dank voor uw donatie, {site}',
  'letter.donation.title': 'Hartelijk dank voor uw donatie',
  'letter.donation.text': 'Uw donatie is ontvangen. Met dit bericht bevestigen we dat.',
  'letter.gift-card.subject': 'Uw cadeaubon, {site}',
  'letter.gift-card.title': 'Uw cadeaubon',
  'letter.gift-card.text':
    'Dit is de code. Iedereen die de code heeft, kan er in onze winkel mee betalen tot het tegoed op is.',
  'letter.subscription.subject': 'Uw abonnement, {site}',
  'letter.subscription.title': 'Uw abonnement is ingegaan',
  'letter.subscription.text': 'De eerste betaling is gelukt.',
  'letter.membership.subject': 'U bent nu lid, {site}',
  'letter.membership.title': 'U bent nu lid',
  'letter.membership.text': 'De eerste betaling is gelukt.',
  'letter.pending.subject': 'We hebben uw bestelling {number} ontvangen, {site}',
  'letter.pending.title': 'We hebben uw bestelling ontvangen',
  'letter.pending.text':
    'Uw bank heeft nog niet geantwoord. Tot die tijd wordt er niets verzonden.',
  'letter.refunded.subject': 'Uw bestelling {number} is terugbetaald, {site}',
  'letter.refunded.title': 'Uw bestelling is terugbetaald',
  'letter.refunded.text':
    'De bestelling is beëindigd en uw geld komt terug op de manier waarop u hebt betaald.',
  'letter.not-paid.subject': 'Uw bestelling {number} is niet betaald, {site}',
  'letter.not-paid.title': 'Uw bestelling is niet betaald',
  'letter.not-paid.text':
    'De betaling is niet gelukt en de bestelling is geannuleerd. Er is niets afgeschreven en er wordt niets verzonden.',
  'letter.greeting': 'Beste {name},',
  'letter.greetingWithoutName': 'Hallo,',
  'letter.number': 'Bestelling {number}, {date}',
  'letter.sum.subtotal': 'Subtotaal',
  'letter.sum.discount': 'Korting',
  'letter.sum.shipping': 'Verzendkosten',
  'letter.sum.tax': 'Btw',
  'letter.sum.taxIncluded': 'Inclusief btw',
  'letter.sum.total': 'Totaal',
  'letter.sum.giftCard': 'Cadeaubon {code}',
  'letter.sum.amountDue': 'Anders betaald',
  'letter.downloads':
    '{count, plural, one {Uw bestanden. Elk bestand kan één keer worden gedownload, tot {date}:} other {Uw bestanden. Elk bestand kan # keer worden gedownload, tot {date}:}}',
  'letter.address': 'Bezorgadres',
  'letter.browser': 'Dit bericht in de browser bekijken',
  'letter.invitation.subject': 'U bent uitgenodigd voor {site}',
  'letter.invitation.text':
    'Er is een account voor u. Kies er een wachtwoord voor. De link werkt één keer, zeven dagen lang.',
  'letter.reset.subject': 'Een nieuw wachtwoord voor {site}',
  'letter.reset.text':
    'Iemand heeft om een nieuw wachtwoord voor dit adres gevraagd. Was u dat, kies het dan binnen twee uur. Zo niet, dan hoeft u niets te doen: er is niets veranderd.',
  'letter.password': 'Wachtwoord kiezen',
  'letter.submission.subject': '“{form}” is verzonden',
  'letter.submission.text': 'Verzonden vanaf de pagina {page}.',
  'letter.submission.reply': 'Een antwoord op dit bericht gaat naar {email}.',
  'letter.submission.action': 'Bekijken in uw omgeving',
  'letter.confirmation.subject': 'Bevestig alstublieft: {newsletter}',
  'letter.confirmation.title': 'Is dit uw adres?',
  'letter.confirmation.text':
    'Iemand heeft {newsletter} van {site} voor dit adres aangevraagd. Was u dat, bevestig het dan binnen zeven dagen.',
  'letter.confirmation.nothing': 'Zo niet, dan hoeft u niets te doen: er wordt niets verzonden.',
  'letter.confirmation.action': 'Ja, stuur het mij',
  'letter.review.subject': 'Wat vindt u van uw aankoop bij {site}?',
  'letter.review.text':
    'Bedankt voor uw bestelling. Hebt u een minuut, vertel anderen dan wat u ervan vindt:',
  'letter.review.once': 'De link is alleen voor u en werkt 60 dagen.',
  'page.notFound': 'Pagina niet gevonden',
  'page.notFound.text': 'Op dit adres staat niets.',
  'page.ended': 'Deze website bestaat niet meer',
  'page.ended.text': 'De pagina’s zijn niet meer bereikbaar.',
  'page.ended.sent': 'Wat u hebt verzonden, is toch aangekomen.',
  'page.denied': 'Alleen voor leden',
  'page.denied.call': 'Dit is voor leden. Log in en probeer het opnieuw.',
  'page.locked': 'Wachtwoord vereist',
  'page.locked.call':
    'Dit is beveiligd met een wachtwoord. Open de pagina in een ander tabblad, voer daar het wachtwoord in en probeer het hier opnieuw.',
  'page.unlock.refused': 'Dit wachtwoord is onjuist.',
  'page.unlock.onceMore':
    'Dit formulier heeft te lang opengestaan. Voer het wachtwoord nog eens in.',
  'page.first': 'Naar de eerste pagina',
  'page.search': 'Zoeken',
  'page.review': 'Uw beoordeling',
  'page.login.refused': 'Het e-mailadres of het wachtwoord is onjuist.',
  'page.login.wait': 'Te veel pogingen. Probeer het over {wait} s opnieuw.',
  'page.login.sendAgain': 'U bent ingelogd. Verzend het formulier nog eens.',
  'page.form.onceMore': 'Controleer wat u hebt ingevuld en verstuur het nog een keer.',
  'page.login.onceMore': 'Dit formulier heeft te lang opengestaan. Log nog eens in.',
  'page.confirm': 'Aanmelding bevestigen',
  'page.unsubscribe': 'Afmelden',
  'page.unsubscribe.onceMore':
    'Deze pagina heeft te lang opengestaan en er is niets gewijzigd. Klik nog eens op de knop.',
  'page.unsubscribe.done': 'U bent afgemeld.',
  'page.unsubscribe.unknown': 'Deze link is niet van ons.',
  'page.unsubscribe.gone': 'Deze aanmelding is verwijderd. Er wordt niets meer voor verzonden.',
  'page.download': 'Dit bestand kan niet worden gedownload',
  'page.download.unknown':
    'Deze link is niet van ons of is niet volledig. Open de link nog eens vanaf de pagina of vanuit het bericht over uw bestelling.',
  'page.download.expired':
    'Deze link is verlopen. Neem contact met ons op en vermeld uw bestelling.',
  'page.download.usedUp':
    'Dit bestand is al het maximale aantal keren gedownload. Neem contact met ons op en vermeld uw bestelling.',
  'page.download.pending':
    'Uw betaling is nog niet bevestigd. Probeer het over een paar minuten opnieuw.',
  'page.download.unpaid':
    'De bestelling van dit bestand is niet betaald of het bedrag is terugbetaald.',
  'page.download.away':
    'Het bestand is op dit moment niet beschikbaar. Dit is niet als download geteld; probeer het later opnieuw.',
  'page.error': 'Er is iets misgegaan!',
  'page.error.text':
    'Deze pagina kan niet worden getoond. Het ligt niet aan u; probeer het zo meteen opnieuw.',
  'page.error.reload': 'Pagina opnieuw laden',
  'page.error.call': 'Interne serverfout. Probeer het later opnieuw.',
  'page.foreignForm': 'Dit formulier is niet vanaf zijn eigen pagina verzonden',
  'page.foreignForm.text':
    'Een andere website heeft geprobeerd uit uw naam een formulier te verzenden. Er is niets opgeslagen.',
  'page.tooLarge': 'Dit is meer dan er kan worden verzonden',
  'page.tooLarge.text':
    'Er is niets opgeslagen. Ga terug in uw browser: wat u hebt ingevuld, staat er nog. Maak het korter en verzend het opnieuw.',
  'page.largeHead': 'Uw browser heeft te veel verzonden',
  'page.largeHead.text':
    'Het adres of de headers van dit verzoek zijn te lang. Er is niets opgeslagen of gewijzigd.',
  'page.largeHead.cookies':
    'De cookies van deze website zijn te groot geworden. De grootste zijn nu verwijderd; laad de pagina opnieuw.',
  'page.largeHead.call':
    'De headers van dit verzoek zijn te groot. Te grote cookies zijn verwijderd; probeer het opnieuw.',
  'page.tooLarge.call':
    'Dit is groter dan {limit} kB en kan niet worden verzonden. Maak het korter.',
  'shop.noProduct': 'Dit product wordt niet meer verkocht.',
  'shop.choose': 'Maak bij elke optie een keuze.',
  'shop.soldAlone': '{title} wordt apart verkocht. Gebruik de knop op de productpagina.',
  'shop.onceMore': 'Er is nog niets toegevoegd. Klik nog een keer op de knop.',
  'shop.noVariant': 'Deze combinatie is niet beschikbaar.',
  'shop.soldOut': '{title} is uitverkocht.',
  'shop.left':
    '{count, plural, one {Er is nog maar # op voorraad van {title}.} other {Er zijn er nog maar # op voorraad van {title}.}}',
  'shop.quantity': 'Voer een geheel getal van 1 of hoger in.',
  'shop.quantityMost': 'Voer maximaal {most} in.',
  'shop.noLine': 'Dit artikel zit niet meer in uw winkelwagen.',
  'shop.tooManyLines': 'Uw winkelwagen is vol.',
  'shop.tooManyCoupons': 'Er zitten te veel kortingscodes in uw winkelwagen.',
  'shop.giftCardSpent': 'Er staat geen tegoed meer op deze cadeaubon.',
  'shop.giftCardCurrency': 'Deze cadeaubon geldt voor een andere valuta.',
  'shop.noShipping': 'Kies een verzendmethode.',
  'shop.priceChanged': 'De prijs is gewijzigd. Bekijk de nieuwe prijs.',
  'shop.totalChanged':
    'Uw winkelwagen is gewijzigd. Controleer het nieuwe totaal en bestel opnieuw.',
  'shop.empty': 'Uw winkelwagen is leeg.',
  'shop.tooFast': 'Dat was wel erg vaak. Probeer het zo meteen opnieuw.',
  'shop.ordering': 'Uw bestelling wordt al geplaatst.',
  'shop.declined':
    'Uw betaling is geweigerd. Er is niets afgeschreven en uw winkelwagen blijft bewaard.',
  'shop.declinedAlone': 'Uw betaling is geweigerd. Er is niets afgeschreven.',
  'shop.timedOutAlone':
    'De betaaldienst heeft niet op tijd geantwoord. Er is niets afgeschreven. Probeer het opnieuw.',
  'shop.timedOut':
    'De betaaldienst heeft niet op tijd geantwoord. Er is niets afgeschreven en uw winkelwagen blijft bewaard.',
  'shop.invalid': 'Controleer de gemarkeerde velden.',
  'shop.required': '{field} is verplicht.',
  'shop.email': 'Voer een e-mailadres in.',
  'shop.amount': 'Voer een bedrag van {minimum} tot en met {maximum} in.',
  'shop.title.subscription': 'Abonneren',
  'shop.title.donation': 'Doneren',
  'shop.title.gift-card': 'Cadeaubon',
  'shop.field.email': 'E-mail',
  'shop.field.name': 'Naam',
  'shop.field.street': 'Straat en huisnummer',
  'shop.field.postalCode': 'Postcode',
  'shop.field.city': 'Plaats',
  'shop.field.country': 'Land',
  'shop.payment.pays': 'Testkaart die betaalt',
  'shop.payment.declined': 'Testkaart die wordt geweigerd',
  'shop.payment.silent': 'Testkaart waarvan de bank nooit antwoordt',
  'shop.postalCode': 'Voer een postcode in die bij het land past.',
  'shop.country': 'We verzenden niet naar dit land.',
};
