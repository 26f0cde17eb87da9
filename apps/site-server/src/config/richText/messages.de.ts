import type { richTextMessages } from './messages';

/** The messages of the editor of texts in German. */
export const germanRichTextMessages: Record<keyof typeof richTextMessages, string> = {
  'config.rich.title': 'Text',
  'config.rich.toolbar': '{label}: Formatierung',
  'config.rich.control': 'Strg',
  'config.rich.style': 'Absatzart',
  'config.rich.style.p': 'Absatz',
  'config.rich.style.h1': 'Überschrift 1',
  'config.rich.style.h2': 'Überschrift 2',
  'config.rich.style.h3': 'Überschrift 3',
  'config.rich.style.h4': 'Überschrift 4',
  'config.rich.bold': 'Fett',
  'config.rich.italic': 'Kursiv',
  'config.rich.bullets': 'Liste mit Punkten',
  'config.rich.numbers': 'Liste mit Nummern',
  'config.rich.quote': 'Zitat',
  'config.rich.clear': 'Formatierung entfernen',
  'config.rich.undo': 'Rückgängig',
  'config.rich.redo': 'Wiederherstellen',
  'config.rich.link': 'Link',
  'config.rich.link.title': 'Link',
  'config.rich.link.kind': 'Art des Links',
  'config.rich.link.address': 'Adresse',
  'config.rich.link.text': 'Text',
  'config.rich.link.none': 'Bitte angeben, wohin der Link führt.',
  'config.rich.link.apply': 'Übernehmen',
  'config.rich.link.remove': 'Link entfernen',
  'config.rich.link.cancel': 'Abbrechen',
  'config.rich.noFiles':
    'Dateien lassen sich hier nicht einfügen: Laden Sie ein Bild hoch und wählen Sie es in einem Block.',
  'config.rich.textOnly':
    'Der Server hat nicht geantwortet: Der Text wurde ohne seine Formatierung eingefügt.',
  'config.rich.unanswered': 'Der Server hat nicht geantwortet: Der Text steht hier als HTML.',
};
