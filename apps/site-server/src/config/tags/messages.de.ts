import { germanInterfaceMessages } from '@plinth/site-model/messages/de';
import type { tagConfigMessages } from './messages';

/** The messages of tags and categories in German. */
export const germanTagConfigMessages: Record<keyof typeof tagConfigMessages, string> = {
  'config.tags': 'Schlagwörter und Kategorien',
  'config.tags.tags': 'Schlagwörter',
  'config.tags.categories': 'Kategorien',
  'config.tags.items': '{items, plural, one {# Eintrag} other {# Einträge}}',
  'config.tags.none': 'Noch kein Eintrag hat eines.',
  'config.tags.to': 'Neuer Name',
  'config.tags.to.what': 'Um eines umzubenennen, oder für das, zu dem mehrere werden.',
  'config.tags.rename': 'Umbenennen',
  'config.tags.merge': 'Zusammenlegen',
  'config.tags.delete': 'Aus allen Einträgen nehmen',
  'config.tags.delete.ask': 'Aus allen Einträgen nehmen…',
  'config.tags.delete.text': germanInterfaceMessages['interface.confirmRemoveTag'],
  'config.tags.choose': 'Es wurde nichts geändert: Wählen Sie mindestens eines der Liste.',
  'config.tags.noName': 'Es wurde nichts geändert: Bitte geben Sie den neuen Namen ein.',
  'config.tags.long': 'Es wurde nichts geändert: Ein Name hat höchstens {max} Zeichen.',
  'config.tags.oneAtATime': germanInterfaceMessages['interface.oneTagAtATime'],
  'config.tags.exists': germanInterfaceMessages['interface.tagExists'],
  'config.tags.done.renamed': 'Jeder Eintrag hat den neuen Namen.',
  'config.tags.done.merged': 'Sie sind in jedem Eintrag eines.',
  'config.tags.done.deleted': 'Kein Eintrag hat sie mehr.',
};
