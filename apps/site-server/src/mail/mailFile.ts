import { headerField, headerText, mailbox } from './mailHeaders';
import { quotedPrintable } from './quotedPrintable';

export interface Mail {
  from: { name: string; email: string };
  to: { name: string; email: string };
  subject: string;
  date: Date;
  /** Names the mail for good, as the left side of its Message-ID. */
  id: string;
  /** The site's host. */
  host: string;
  /** BCP 47. */
  locale: string;
  text: string;
  html: string;
}

/**
 * A mail as a file (RFC 5322, MIME): head, text and HTML. `X-Unsent` lets a mail program open it as a draft. An address
 * that a mail's head cannot hold is left out, for whoever sends it to write in.
 */
export function mailFile(mail: Mail): string {
  const { subject, date, id, host, locale, text, html } = mail;
  const from = mailbox(mail.from.name, mail.from.email);
  const to = mailbox(mail.to.name, mail.to.email);
  const boundary = `=_${id}`;
  const part = (type: string, content: string) =>
    [
      `--${boundary}\r\n`,
      headerField('Content-Type', `text/${type}; charset=utf-8`),
      headerField('Content-Transfer-Encoding', 'quoted-printable'),
      `\r\n${quotedPrintable(content)}\r\n`,
    ].join('');
  return [
    from && headerField('From', from),
    to && headerField('To', to),
    headerField('Subject', headerText(subject)),
    headerField('Date', date.toUTCString().replace('GMT', '+0000')),
    headerField('Message-ID', `<${id}@${host.replace(/[^\w.-]/g, '-')}>`),
    headerField('MIME-Version', '1.0'),
    headerField('X-Unsent', '1'),
    headerField('Content-Language', locale.replace(/[^\w-]/g, '')),
    headerField('Content-Type', `multipart/alternative; boundary="${boundary}"`),
    '\r\n',
    part('plain', text),
    part('html', html),
    `--${boundary}--\r\n`,
  ]
    .filter(Boolean)
    .join('');
}
