import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createMailTransport, type MailTransportOptions } from '../src/mail/createMailTransport';
import { localCertificate } from './localCertificate';

/** The treatment of one mail; by default a server accepts. */
export type SmtpBehaviour =
  | 'accept'
  /** Refuses the recipient with this code. */
  | { recipient: number }
  /** Receives the whole mail, and refuses it with this code. */
  | { data: number }
  /** Breaks the connection when the recipient is named. */
  | 'cut-before'
  /** Receives the whole mail and breaks the connection instead of an answer. */
  | 'cut-after'
  /** Receives the whole mail and answers nothing. */
  | 'silent';

export interface ReceivedMail {
  recipients: string[];
  sender: string;
  isEncrypted: boolean;
  user: string | undefined;
  mail: ParsedMail;
}

export interface SmtpOptions {
  /** @default 'plain' */
  security?: 'plain' | 'starttls' | 'tls';
  login?: { user: string; password: string };
}

const refusal = (code: number) =>
  Object.assign(new Error(code < 500 ? 'Try again later' : 'No such mailbox'), {
    responseCode: code,
  });

/** A real SMTP server on this machine, for one test. */
export async function openSmtpServer({ security = 'plain', login }: SmtpOptions = {}) {
  /** Mails that the server has accepted. */
  const received: ReceivedMail[] = [];
  /** Mails that it has received completely, accepted or not. */
  const seen = { whole: 0, connections: 0 };
  const behaviours: SmtpBehaviour[] = [];
  let onWhole: (() => void) | undefined;
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const options: SMTPServerOptions = {
    ...localCertificate,
    secure: security === 'tls',
    closeTimeout: 100,
    authOptional: login === undefined,
    disabledCommands: [
      ...(security === 'starttls' ? [] : ['STARTTLS']),
      ...(login ? [] : ['AUTH']),
    ],
    onConnect: (_session, done) => {
      seen.connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password)
        return done(null, { user: username });
      done(new Error('Invalid username or password'));
    },
    onRcptTo: (_address, _session, done) => {
      const [behaviour = 'accept'] = behaviours;
      if (behaviour === 'cut-before') {
        behaviours.shift();
        return cut();
      }
      if (typeof behaviour === 'object' && 'recipient' in behaviour) {
        behaviours.shift();
        return done(refusal(behaviour.recipient));
      }
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        seen.whole += 1;
        onWhole?.();
        const behaviour = behaviours.shift() ?? 'accept';
        if (behaviour === 'silent') return;
        if (behaviour === 'cut-after') return cut();
        if (typeof behaviour === 'object' && 'data' in behaviour)
          return done(refusal(behaviour.data));
        void simpleParser(Buffer.concat(chunks)).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            sender: mailFrom ? mailFrom.address : '',
            recipients: rcptTo.map(({ address }) => address),
            isEncrypted: session.secure,
            user: session.user as string | undefined,
            mail,
          });
          done();
        });
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  onTestFinished(close);
  return {
    port,
    received,
    seen,
    behaviours,
    close,
    /** Resolves when the next mail has arrived completely. */
    nextWhole: () => new Promise<void>((resolve) => (onWhole = resolve)),
    transport: (more: Partial<MailTransportOptions> = {}) =>
      createMailTransport({
        host: 'localhost',
        port,
        isSecure: security === 'tls',
        needsTls: security === 'starttls',
        login,
        from: 'studio@example.test',
        authorities: [localCertificate.cert],
        ...more,
      }),
  };
}
