import type { languageConfigMessages } from './messages';

/** The messages of the languages of a site, in German. */
export const germanLanguageConfigMessages: Readonly<
  Record<keyof typeof languageConfigMessages, string>
> = {
  'config.languages': 'Sprachen',
  'config.languages.what':
    'Eine Seite kann in jeder weiteren Sprache eine Fassung mit eigener Adresse haben. Besucher wechseln über Links in der Fußzeile oder über einen Block „Sprachumschalter“, wo Sie einen setzen; Suchmaschinen erfahren, welche Seiten zusammengehören.',
  'config.languages.own': 'Sprache der Website',
  'config.languages.own.what':
    'Seiten sind in dieser Sprache, wenn sie nicht Fassungen in einer anderen sind. Schaltflächen, Formulare und Meldungen folgen.',
  'config.languages.own.save': 'Sprache speichern',
  'config.languages.own.saved': 'Die Sprache der Website ist gespeichert.',
  'config.languages.further': 'Weitere Sprachen',
  'config.languages.none': 'Es gibt noch keine weitere Sprache.',
  'config.languages.versions':
    '{count, plural, =0 {noch keine Seite} one {# Seite} other {# Seiten}}',
  'config.languages.shown': 'für Besucher sichtbar',
  'config.languages.hidden': 'nur Sie sehen sie',
  'config.languages.show': 'Besuchern zeigen',
  'config.languages.hide': 'Vor Besuchern verbergen',
  'config.languages.showDone': 'Besucher sehen die Seiten in dieser Sprache.',
  'config.languages.hideDone': 'Besucher sehen die Seiten in dieser Sprache nicht mehr.',
  'config.languages.texts': 'Texte jeder Seite',
  'config.languages.remove': 'Entfernen …',
  'config.languages.remove.text':
    'Besucher sehen die Seiten in dieser Sprache nicht mehr, und ihre Texte jeder Seite gehen verloren. Die Seiten selbst bleiben in der Liste der Seiten.',
  'config.languages.removed': 'Die Sprache ist entfernt.',
  'config.languages.add': 'Sprache hinzufügen',
  'config.languages.code': 'Sprache',
  'config.languages.code.what': 'Ihr Kürzel, etwa de, fr oder pt-BR.',
  'config.languages.added':
    'Die Sprache ist hinzugefügt. Legen Sie Fassungen Ihrer Seiten an, übersetzen Sie die Texte jeder Seite, und zeigen Sie sie dann den Besuchern.',
  'config.languages.problem.code':
    'Bitte wählen Sie eine Sprache der Liste, oder schreiben Sie ihr Kürzel, etwa de oder pt-BR.',
  'config.languages.problem.twice': 'Die Website hat diese Sprache schon.',
  'config.languages.problem.many': 'Eine Website hat höchstens {count} weitere Sprachen.',
  'config.languages.pages': 'Seiten und ihre Fassungen',
  'config.languages.page': 'Seite',
  'config.languages.make': 'Fassung anlegen',
  'config.languages.makeIn': 'Fassung von {page} auf {language} anlegen',
  'config.languages.made':
    'Die Fassung ist als Kopie angelegt. Übersetzen Sie sie und speichern Sie.',
  'config.languages.of': 'Sprachen',
  'config.languages.this': 'diese hier',
  'config.languages.textsOf': 'Texte auf {language}',
  'config.languages.texts.what':
    'Diese Texte stehen auf jeder Seite. Wo ein Feld leer ist, steht dort der Text selbst; ein Link zu einer Seite heißt dann wie deren Fassung.',
  'config.languages.name': 'Name der Sprache',
  'config.languages.name.what': 'Wie Besucher ihn lesen. Leer: {name}',
  'config.languages.texts.save': 'Texte speichern',
  'config.languages.texts.saved': 'Die Texte sind gespeichert.',
  'config.languages.problem.long': 'Ein Text hat höchstens {count} Zeichen.',
  'config.languages.problems':
    'Nichts wurde gespeichert. Bitte sehen Sie die markierten Felder an.',
  'config.help.page.language':
    'Die Sprache dieser Seite, etwa de, wo es nicht die der Website ist.',
  'config.help.page.versionOf': 'Die Kennung der Seite, von der diese eine Fassung ist.',
};
