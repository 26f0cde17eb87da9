import MailComposer from 'nodemailer/lib/mail-composer';
import { mailParts, type Mail } from './mailParts';

/**
 * A mail as a file (RFC 5322, MIME): head, text and HTML. `X-Unsent` lets a mail program open it as a draft. An address
 * that a mail's head cannot hold is left out, so that its sender can enter it.
 */
export async function mailFile(mail: Mail): Promise<string> {
  const { headers, ...parts } = mailParts(mail);
  const composer = new MailComposer({ ...parts, headers: { ...headers, 'X-Unsent': '1' } });
  const file = await composer.compile().build();
  return file.toString('utf8');
}
