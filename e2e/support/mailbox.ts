import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine, which accepts every mail. */
export interface Mailbox {
  /** The address for `PLINTH_MAIL`. */
  readonly url: string;
  /** Waits for a mail to an address; @param subject a part of its subject */
  mailTo(recipient: string, subject: RegExp): Promise<ParsedMail>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: { recipients: string[]; mail: ParsedMail }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      simpleParser(stream).then(
        (mail) => {
          mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), mail });
          done();
        },
        (error: unknown) => done(error as Error),
      );
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls=off`,
    async mailTo(recipient, subject) {
      const find = () =>
        mails.find(
          ({ recipients, mail }) =>
            recipients.includes(recipient) && subject.test(mail.subject ?? ''),
        )?.mail;
      await expect
        .poll(find, { message: `No mail ${subject} came to ${recipient}.`, timeout: 30_000 })
        .toBeDefined();
      return find()!;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
