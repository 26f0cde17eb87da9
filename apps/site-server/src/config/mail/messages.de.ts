import type { mailConfigMessages } from './messages';

/** The same in German. */
export const germanMailConfigMessages: Record<keyof typeof mailConfigMessages, string> = {
  'config.part.mail': 'E-Mails',

  'config.mail.off':
    'Kein Mailserver ist eingerichtet: Es wird nichts gesendet. Die E-Mails unten wären gesendet worden. Die Anleitung „Send mail“ sagt, wie ein Mailserver eingerichtet wird.',
  'config.mail.from': 'E-Mails kommen von {address}.',
  'config.mail.state': 'Zustand',
  'config.mail.allStates': 'Alle Zustände',
  'config.mail.state.waiting': 'Wartet',
  'config.mail.state.sent': 'Gesendet',
  'config.mail.state.failed': 'Nicht gesendet',
  'config.mail.state.unclear': 'Vielleicht gesendet',
  'config.mail.state.held': 'Nicht gesendet: kein Mailserver',
  'config.mail.kind.order': 'E-Mail zu einer Bestellung',
  'config.mail.kind.order-sent': 'Bestellung unterwegs',
  'config.mail.kind.order-ended': 'Bestellung erstattet',
  'config.mail.kind.refund-failed': 'Erstattung, die nicht ankam',
  'config.mail.kind.renewal-failed': 'Verlängerung fehlgeschlagen',
  'config.mail.kind.plan-closed': 'Abo geschlossen, nicht bezahlt',
  'config.mail.kind.invitation': 'Einladung',
  'config.mail.kind.reset': 'Neues Passwort',
  'config.mail.kind.submission': 'Formular gesendet',
  'config.mail.kind.confirmation': 'Bestätigung einer Anmeldung',
  'config.mail.kind.sender': 'Bestätigung des Absenders',
  'config.mail.kind.joining': 'Anmeldung',
  'config.mail.kind.new-address': 'Neue Adresse',
  'config.mail.retry': 'Versuch {number} ist gescheitert. Der nächste: {moment}.',
  'config.mail.unclear':
    'Die Verbindung brach ab, bevor der Mailserver bestätigt hat: Die E-Mail ist vielleicht angekommen. Von selbst wird sie nicht noch einmal gesendet.',
  'config.mail.again': 'Noch einmal senden',
  'config.mail.again.done': 'Die E-Mail wird noch einmal gesendet.',
  'config.mail.none': 'Es gibt noch keine E-Mails.',
  'config.mail.noneFound': 'Keine E-Mail passt.',
};
