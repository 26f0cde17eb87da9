import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { mailParts, type Mail } from './mailParts';
import type { MailServer } from './mailServer';

/** The answer of a mail server, or that there was none. */
export type MailOutcome =
  | { outcome: 'sent' }
  /** It may accept the same mail later. */
  | { outcome: 'refused'; problem: string; isServerDown: boolean }
  /** It will never take this mail. */
  | { outcome: 'refused-for-good'; problem: string }
  /** The end of the mail was sent, and no answer came back: it may have arrived. */
  | { outcome: 'unclear'; problem: string };

export interface MailTransport {
  /** The sender of mails. */
  from: string;
  /**
   * Hands one mail to the mail server.
   *
   * @param beforeEnd is called when everything but the end of the mail is on its way. A server does not deliver a mail
   * without its end, so a mail that fails before can be sent again; where this function fails, the end is not sent.
   */
  send(mail: Mail, beforeEnd: () => Promise<void>): Promise<MailOutcome>;
}

export interface MailTransportOptions extends MailServer {
  /** Certificates of authorities that are trusted besides Node's. @default none */
  authorities?: string[];
  /** Milliseconds without an answer of the server. @default 30000 */
  patience?: number;
  /** Milliseconds for one mail, from the first byte to the last answer. @default 120000 */
  timeout?: number;
}

/** Milliseconds that one mail takes at most: a lease on it must be longer. */
export const maxSendingTime = 120_000;

/** Hands mails to an SMTP server, each over a connection of its own, so that no mail is repeated by the library. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  const { host, port, isSecure, needsTls, login, from, authorities } = options;
  const { patience = 30_000, timeout = maxSendingTime } = options;
  const settings = {
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...(authorities && { tls: { ca: authorities } }),
    connectionTimeout: Math.min(patience, 10_000),
    greetingTimeout: Math.min(patience, 10_000),
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    from,
    send: async (mail, beforeEnd) => {
      let isOver = false;
      let ending: Promise<void> | undefined;
      const watchEnd = () =>
        new Transform({
          transform: (chunk, _encoding, done) => done(null, chunk),
          flush: (done) => {
            if (isOver) return done(new Error('The connection ended.'));
            ending = beforeEnd();
            ending.then(
              () => done(isOver ? new Error('The connection ended.') : null),
              (error: Error) => done(error),
            );
          },
        });
      // One transport for each mail: a plugin stays for every later mail as well.
      const transport = createTransport(settings);
      transport.use('stream', ({ message }, done) => {
        message.transform(watchEnd);
        done();
      });
      try {
        const { headers, ...parts } = mailParts(mail);
        await transport.sendMail({
          ...parts,
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeout),
        });
        return { outcome: 'sent' };
      } catch (error) {
        isOver = true;
        // This promise decides: only if it resolved may the end have been sent.
        const isHandedOver = await (ending?.then(
          () => true,
          () => false,
        ) ?? false);
        return outcomeOf(error as SmtpError, isHandedOver);
      }
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Answers to these commands concern the one mail; a failure before them would affect every other mail. */
const aboutOneMail = ['MAIL FROM', 'RCPT TO', 'DATA'];
const maxProblemLength = 500;

function outcomeOf(error: SmtpError, isHandedOver: boolean): MailOutcome {
  const { command = '', responseCode = 0, code } = error;
  const problem = error.message.slice(0, maxProblemLength);
  const isAnswer = responseCode >= 400;
  if (isHandedOver && !isAnswer) return { outcome: 'unclear', problem };
  // Without a valid recipient, for example, the mail cannot be written.
  if (code === 'EENVELOPE' && !isAnswer) return { outcome: 'refused-for-good', problem };
  const isAboutMail = isAnswer && responseCode !== 421 && aboutOneMail.includes(command);
  if (isAboutMail && responseCode >= 500) return { outcome: 'refused-for-good', problem };
  return { outcome: 'refused', problem, isServerDown: !isAboutMail };
}
