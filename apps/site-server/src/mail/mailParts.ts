import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { mailAddress } from './mailAddress';

export interface Mail {
  from: Mailbox;
  to: Mailbox;
  /** The address for answers. @default the sender */
  replyTo?: string | undefined;
  subject: string;
  date: Date;
  /** A permanent name of the mail, as the left side of its Message-ID. */
  id: string;
  /** The site's host. */
  host: string;
  /** BCP 47. */
  locale: string;
  text: string;
  html: string;
}

export interface Mailbox {
  name: string;
  email: string;
}

/** A mail in the composer's form. An address that a mail's head cannot hold is left out. */
export function mailParts(mail: Mail) {
  const { from, to, replyTo = '', subject, date, id, host, locale, text, html } = mail;
  return {
    from: mailbox(from),
    to: mailbox(to),
    replyTo: mailbox({ name: '', email: replyTo }),
    subject: headerText(subject),
    date,
    messageId: `<${id}@${host.replace(/[^\w.-]/g, '-')}>`,
    headers: { 'Content-Language': locale.replace(/[^\w-]/g, '') },
    text: text.toWellFormed(),
    html: html.toWellFormed(),
    newline: 'windows',
    // A visitor's text never names a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies MailComposerOptions;
}

function mailbox({ name, email }: Mailbox) {
  const address = mailAddress(email);
  return address === undefined ? undefined : { name: inOneLine(name), address };
}

/** The length of an encoded word that leaves room for the field's name on the first line. */
const wordLength = 60;

/** The composer leaves a text unchanged that looks encoded already: a mail program would show another text. */
function headerText(text: string): string {
  const line = inOneLine(text);
  return line.includes('=?') ? encodeWord(line, 'B', wordLength) : line;
}

/** A line end in a name would begin a field of its own. */
const inOneLine = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
