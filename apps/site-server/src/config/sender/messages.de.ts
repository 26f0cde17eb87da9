import type { senderMessages } from './messages';

/** The messages of the sender of a site's mails, in German. */
export const germanSenderMessages: Readonly<Record<keyof typeof senderMessages, string>> = {
  'config.sender': 'Absender der Mails',
  'config.sender.now': 'Mails kommen von {sender}.',
  'config.sender.off':
    'Es gibt keinen Mailserver: Nichts wird verschickt, und keine Adresse lässt sich bestätigen. Antworten gehen an die Adresse unten, sobald es einen gibt.',
  'config.sender.name': 'Name des Absenders',
  'config.sender.name.what': 'Ohne einen ist es der Titel der Website, {title}.',
  'config.sender.address': 'Adresse des Absenders',
  'config.sender.address.what':
    'Eine Adresse von Ihnen. Sie bestätigen sie durch eine Mail; bis dahin kommen Mails von der Adresse des Servers, und Antworten gehen an Ihre. Die Domain der Adresse muss dem Mailserver erlauben, in ihrem Namen zu schreiben (SPF, DKIM): Fragen Sie, wer sie betreibt, sonst landen Mails womöglich im Spam. Leer gelassen gilt die Adresse des Servers.',
  'config.sender.open':
    '{address} ist noch nicht bestätigt. Öffnen Sie den Link in der Mail, die dorthin ging.',
  'config.sender.again': 'Mail noch einmal senden',
  'config.sender.confirm': 'Diese Adresse bestätigen',
  'config.sender.confirm.text': 'Mails dieser Website sollen von {address} kommen.',
  'config.sender.saved': 'Der Absender ist gespeichert.',
  'config.sender.asked':
    'Der Absender ist gespeichert. Eine Mail mit einem Link ist an die Adresse unterwegs.',
  'config.sender.confirmed': 'Die Adresse ist bestätigt: Mails kommen jetzt von ihr.',
  'config.sender.problem.name': 'Nichts wurde gespeichert: Ein Name hat höchstens 100 Zeichen.',
  'config.sender.problem.address':
    'Nichts wurde gespeichert: Das ist keine Mailadresse wie studio@studio.example.',
  'config.sender.problem.often':
    'Nichts wurde gespeichert: Heute wurden zu viele Adressen gefragt. Bitte versuchen Sie es morgen noch einmal.',
  'config.sender.problem.link':
    'Dieser Link ist zu alt, oder die Adresse wurde seitdem geändert. Senden Sie die Mail noch einmal.',
  'config.sender.problem.conflict':
    'Jemand anderes hat den Absender inzwischen geändert. Speichern Sie noch einmal, um das zu ersetzen.',
};
