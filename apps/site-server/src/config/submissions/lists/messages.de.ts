import type { listMessages } from './messages';

/** The messages of the mailing lists in German. */
export const germanListMessages: Readonly<Record<keyof typeof listMessages, string>> = {
  'config.lists': 'Mailinglisten',
  'config.lists.none': 'Noch gibt es keine Mailingliste.',
  'config.lists.new': 'Neue Liste',
  'config.lists.name': 'Name',
  'config.lists.add': 'Liste anlegen',
  'config.lists.rename': 'Umbenennen…',
  'config.lists.rename.now': 'Umbenennen',
  'config.lists.active': '{count, plural, one {{shown} Adresse} other {{shown} Adressen}}',
  'config.lists.pending':
    '{count, plural, one {{shown} noch nicht bestätigt} other {{shown} noch nicht bestätigt}}',
  'config.lists.delete.text':
    'Die Liste wird endgültig gelöscht. Was ihre Formulare gesendet haben, bleibt unter den Einsendungen.',
  'config.lists.done.added':
    'Die Liste ist angelegt. Verbinden Sie sie im Formular-Baukasten mit einem Formular.',
  'config.lists.done.renamed': 'Die Liste ist umbenannt.',
  'config.lists.done.deleted': 'Die Liste ist gelöscht.',
  'config.lists.problem.empty': 'Geben Sie der Liste einen Namen.',
  'config.lists.problem.taken': 'Eine andere Liste heißt so.',
  'config.lists.problem.longer': 'Der Name hat mehr als 100 Zeichen.',
};
