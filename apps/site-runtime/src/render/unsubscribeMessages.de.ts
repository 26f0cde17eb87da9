import type { unsubscribeMessages } from './unsubscribeMessages';

export const germanUnsubscribeMessages: Record<keyof typeof unsubscribeMessages, string> = {
  'runtime.unsubscribe.title': 'Abmelden',
  'runtime.unsubscribe.ask': '„{newsletter}“ geht an {address}.',
  'runtime.unsubscribe.button': 'Abmelden',
  'runtime.unsubscribe.left': 'Sie sind abgemeldet',
  'runtime.unsubscribe.left.text': '„{newsletter}“ geht nicht mehr an {address}.',
  'runtime.unsubscribe.mistake': 'War es ein Versehen?',
  'runtime.unsubscribe.again': 'Wieder anmelden',
  'runtime.unsubscribe.back': 'Sie sind wieder angemeldet.',
  'runtime.unsubscribe.gone': 'Diese Anmeldung gibt es nicht mehr',
  'runtime.unsubscribe.gone.text': 'Sie wurde gelöscht, und ihretwegen wird nichts verschickt.',
  'runtime.unsubscribe.unknown': 'Dieser Link ist nicht vollständig',
  'runtime.unsubscribe.unknown.text':
    'Bitte öffnen Sie den Link am Ende einer E-Mail, oder kopieren Sie ihn ganz.',
};
