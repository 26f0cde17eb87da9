import type { layoutMessages } from './messages';

/** The messages of a page's form in German. */
export const germanLayoutMessages: Record<keyof typeof layoutMessages, string> = {
  'config.layout.about': 'Über die Seite',
  'config.layout.field.title': 'Titel',
  'config.layout.field.title.what': 'Für den Reiter des Browsers und für Suchmaschinen.',
  'config.layout.field.slug': 'Adresse',
  'config.layout.field.slug.what':
    'Hinter dem Namen der Website, etwa ueber/team. Die erste Seite hat keine.',
  'config.layout.field.slug.new':
    'Hinter dem Namen der Website. Bleibt sie leer, wird sie aus dem Titel gebildet.',
  'config.layout.field.description': 'Beschreibung',
  'config.layout.field.description.what': 'Ein oder zwei Sätze für Suchmaschinen.',
  'config.layout.field.navigationTitle': 'Titel in der Navigation',
  'config.layout.field.navigationTitle.what':
    'Für Links der Navigation ohne eigene Beschriftung. Bleibt er leer, steht dort der Titel.',
  'config.layout.field.socialSrc': 'Bild, wo die Adresse geteilt wird',
  'config.layout.field.socialSrc.what':
    'Die Adresse eines Bildes. Ohne eines gilt das Bild der Website.',
  'config.layout.field.socialAlt': 'Was das Bild zeigt',
  'config.layout.field.socialAlt.what': 'Wird vorgelesen, wo jemand es nicht sieht.',

  'config.layout.sections': 'Abschnitte',
  'config.layout.section': 'Abschnitt {number}',
  'config.layout.empty':
    'Die Seite hat noch keinen Abschnitt. Fügen Sie einen hinzu, und setzen Sie Blöcke hinein.',
  'config.layout.emptySection': 'Hier steht noch kein Block.',
  'config.layout.looks': 'Anordnung und Farben',
  'config.layout.layout': 'Anordnung',
  'config.layout.layout.stack': 'Untereinander',
  'config.layout.layout.grid': 'Nebeneinander, in 12 Spalten',
  'config.layout.width': 'Breite',
  'config.layout.width.narrow': 'Schmal',
  'config.layout.width.normal': 'Normal',
  'config.layout.width.wide': 'Breit',
  'config.layout.width.full': 'Von Rand zu Rand',
  'config.layout.tone': 'Farben',
  'config.layout.tone.default': 'Die der Seite',
  'config.layout.tone.muted': 'Gedämpft',
  'config.layout.tone.inverse': 'Umgekehrt',
  'config.layout.space': 'Raum darüber und darunter',
  'config.layout.space.none': 'Keiner',
  'config.layout.space.tight': 'Wenig',
  'config.layout.space.normal': 'Normal',
  'config.layout.space.loose': 'Viel',
  'config.layout.entry': 'Bewegung, wenn er zuerst gesehen wird',
  'config.layout.entry.none': 'Keine',
  'config.layout.entry.fade': 'Einblenden',
  'config.layout.entry.rise': 'Aufsteigen',
  'config.layout.entry.scale': 'Wachsen',
  'config.layout.span': 'Spalten von 12',

  'config.layout.addSection': 'Abschnitt hinzufügen',
  'config.layout.addBlock': 'Block hinzufügen',
  'config.layout.kind': 'Art des Blocks',
  'config.layout.open': 'Bearbeiten',
  'config.layout.close': 'Schließen',
  'config.layout.up': 'Nach oben',
  'config.layout.down': 'Nach unten',
  'config.layout.copy': 'Kopieren',
  'config.layout.remove': 'Entfernen',
  'config.layout.undo': 'Rückgängig',
  'config.layout.redo': 'Wiederherstellen',
  'config.layout.jsonOnly': 'Seine Einstellungen werden als JSON bearbeitet.',
  'config.layout.ofSection': '{name}, Abschnitt {number}',
  'config.layout.full-section':
    'Ein Abschnitt hält höchstens {max} Blöcke. Es wurde nichts hinzugefügt.',
  'config.layout.full-page':
    'Eine Seite hält höchstens {max} Abschnitte. Es wurde nichts hinzugefügt.',
  'config.layout.failed':
    'Der Server antwortet nicht. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',

  'config.layout.publish': 'Speichern und veröffentlichen',
  'config.layout.saveDraft': 'Als Entwurf speichern',
  'config.layout.schedule': 'Später veröffentlichen',
  'config.layout.schedule.date': 'Tag',
  'config.layout.schedule.time': 'Uhrzeit',
  'config.layout.schedule.zone': 'Nach der Uhr der Website, {zone}.',
  'config.layout.schedule.now': 'Einplanen',
  'config.layout.schedule.problem':
    'Bitte geben Sie einen Tag und eine Uhrzeit ein, die noch kommen.',
  'config.layout.draft.saved': 'Der Entwurf ist gespeichert. Besucher sehen noch nichts davon.',
  'config.layout.draft.scheduled': 'Der Entwurf ist gespeichert und wird am {when} veröffentlicht.',
  'config.layout.draft.is':
    'Dies ist ein Entwurf, gespeichert {when} von {who}. Besucher sehen die Seite, wie sie veröffentlicht wurde.',
  'config.layout.draft.isNew':
    'Dies ist ein Entwurf, gespeichert {when} von {who}. Die Seite ist noch nicht veröffentlicht.',
  'config.layout.draft.due': 'Er wird am {when} von selbst veröffentlicht.',
  'config.layout.draft.problem.conflict':
    'Er wurde zu seinem Zeitpunkt nicht veröffentlicht: Die Seite wurde inzwischen geändert. Bitte sehen Sie sich beide an, und veröffentlichen Sie ihn.',
  'config.layout.draft.problem.slug-taken':
    'Er wurde zu seinem Zeitpunkt nicht veröffentlicht: Seine Adresse hat inzwischen eine andere Seite.',
  'config.layout.draft.problem.gone':
    'Er wurde zu seinem Zeitpunkt nicht veröffentlicht: Die Seite wurde inzwischen gelöscht.',
  'config.layout.draft.discard': 'Entwurf verwerfen …',
  'config.layout.draft.discard.text':
    'Der Entwurf wird endgültig gelöscht. Die Seite bleibt, wie Besucher sie jetzt sehen.',
  'config.layout.draft.discarded': 'Der Entwurf ist verworfen.',
  'config.layout.draft.conflict':
    'Jemand anders hat diesen Entwurf inzwischen gespeichert. Ihrer steht unten; noch einmal gespeichert, ersetzt er den anderen.',
  'config.layout.draft.list': 'Entwürfe',
  'config.layout.draft.when': 'Wird veröffentlicht {when}',

  'config.layout.json': 'Seite als JSON',
  'config.layout.form': 'Seite als Formular',
  'config.layout.problems': 'Es wurde nichts gespeichert. Bitte prüfen Sie:',
};
