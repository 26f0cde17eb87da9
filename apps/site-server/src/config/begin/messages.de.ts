import type { beginMessages } from './messages';

/** The messages of a new site in German. */
export const germanBeginMessages: Record<keyof typeof beginMessages, string> = {
  'config.claim': 'Diese Website übernehmen',
  'config.claim.text': 'Sie gehört noch niemandem. Alles hier lässt sich später ändern.',
  'config.claim.title': 'Name der Website',
  'config.claim.title.what': 'Er steht über jeder Seite.',
  'config.claim.locale': 'Sprache ihrer Seiten',
  'config.claim.timeZone': 'Zeitzone',
  'config.claim.email': 'Ihre E-Mail',
  'config.claim.do': 'Anfangen',
  'config.claim.problem.title': 'Bitte geben Sie einen Namen mit bis zu 500 Zeichen ein.',
  'config.claim.problem.locale': 'Bitte wählen Sie eine Sprache der Liste.',
  'config.claim.problem.timeZone': 'Bitte wählen Sie eine Zeitzone der Liste.',
  'config.claim.problem.email': 'Bitte geben Sie eine Adresse wie name@studio.example ein.',
  'config.claim.problem.onceMore':
    'Dieses Formular war zu lange offen. Bitte geben Sie Ihr Passwort ein und senden Sie es noch einmal.',
  'config.claim.problem.busy': 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute wieder.',
  'config.claim.noLink': 'Dieser Link vergibt nichts',
  'config.claim.noLink.text':
    'Entweder gehört die Website inzwischen jemandem, oder die Adresse ist nicht vollständig. Der ganze Link steht dort, wo der Server gestartet wird.',
  'config.claim.waiting':
    'Diese Website gehört noch niemandem. Der Link, mit dem jemand sie übernimmt, steht dort, wo der Server gestartet wird.',

  'config.begin': 'Erste Schritte',
  'config.begin.text':
    'In dieser Reihenfolge oder in jeder anderen. Ein Schritt ist getan, sobald er gespeichert ist.',
  'config.begin.allDone': 'Alles ist getan. Es lässt sich jederzeit ändern.',
  'config.begin.progress': '{done} von {total} getan',
  'config.begin.steps': 'Schritte',
  'config.begin.done': 'Getan',
  'config.begin.open': 'Offen',
  'config.begin.hide': 'Diese Liste ausblenden',
  'config.begin.show': 'Diese Liste im Menü zeigen',
  'config.begin.hidden': 'Das Menü führt nicht mehr hierher. Die Einstellungen tun es weiterhin.',
  'config.begin.name': 'Name und Karte',
  'config.begin.name.what': 'Der Untertitel, und das Bild von Links, die andere teilen.',
  'config.begin.colours': 'Farben',
  'config.begin.colours.what': 'Für den Tag und für das Dunkle.',
  'config.begin.files': 'Bilder',
  'config.begin.files.what':
    'Laden Sie einige hoch: Seiten, Beiträge und Produkte wählen aus ihnen.',
  'config.begin.home': 'Die Startseite',
  'config.begin.home.what': 'Was Besucher zuerst sehen.',
  'config.begin.page': 'Eine weitere Seite',
  'config.begin.page.what': 'Aus Abschnitten und Blöcken, neben ihrer Vorschau.',
  'config.begin.navigation': 'Navigation',
  'config.begin.navigation.what': 'Die Links über jeder Seite.',
  'config.begin.form': 'Ein Formular',
  'config.begin.form.what':
    'Fügen Sie einer Seite den Block Formular hinzu; was Besucher senden, steht unter Einsendungen.',
  'config.begin.posts': 'Beiträge, Termine oder Arbeiten',
  'config.begin.posts.what': 'Legen Sie eine Sammlung an, und schreiben Sie ihren ersten Eintrag.',
  'config.begin.product': 'Ein Produkt',
  'config.begin.product.what': 'Mit Bild, Preis und Bestand. Das erste eröffnet den Shop.',
  'config.begin.terms': 'Bedingungen des Shops',
  'config.begin.terms.what': 'Die Länder, in die er versendet, was das kostet, und Steuern.',
  'config.begin.people': 'Konten',
  'config.begin.people.what': 'Laden Sie ein, wer mit Ihnen an der Website arbeitet.',
};
