import { describe, expect, it } from 'vitest';
import { openSmtpServer, type ReceivedMail } from '../../testing/openSmtpServer';
import type { MailTransport } from './createMailTransport';
import type { Mail } from './mailParts';

const login = { user: 'studio', password: 'clay & water@9' };
const mail: Mail = {
  from: { name: 'Töpferei', email: 'studio@example.test' },
  to: { name: 'Ada', email: 'ada@köln.example' },
  subject: 'Größe '.repeat(30).trim(),
  date: new Date('2026-03-01T12:00:00Z'),
  id: 'abc.def',
  host: 'studio.example',
  locale: 'de',
  text: 'Hello\n.\nand good bye',
  html: '<p>Hello</p>',
};

async function send(transport: MailTransport) {
  const ends: string[] = [];
  const result = await transport.send(mail, async () => {
    ends.push('end');
    await Promise.resolve();
  });
  return { ...result, isHandedOver: ends.length > 0 };
}

describe('mail over SMTP', () => {
  it.each(['tls', 'starttls'] as const)(
    '[SRV-50b] goes encrypted by %s, with a login, whole and under its own name',
    async (security) => {
      const server = await openSmtpServer({ security, login });
      expect(await send(server.transport())).toEqual({ outcome: 'sent', isHandedOver: true });
      const [{ mail: read, ...envelope }] = server.received as [ReceivedMail];
      expect(envelope).toEqual({
        sender: 'studio@example.test',
        // The server shows the domain of the envelope in Unicode.
        recipients: ['ada@köln.example'],
        isEncrypted: true,
        user: 'studio',
      });
      expect(read.messageId).toBe('<abc.def@studio.example>');
      expect(read.subject).toBe(mail.subject);
      expect(read.text).toBe(mail.text);
      expect(read.headers.get('auto-submitted')).toBe('auto-generated');
      expect(read.headers.has('x-unsent')).toBe(false);
    },
  );

  it('[SRV-50b] gives neither a mail nor the login to a server that it cannot trust', async () => {
    const plain = await openSmtpServer({ login });
    const noTls = await send(plain.transport({ needsTls: true }));
    expect(noTls).toMatchObject({ outcome: 'refused', isServerDown: true, isHandedOver: false });
    const other = await openSmtpServer({ security: 'tls', login });
    const noTrust = await send(other.transport({ authorities: [] }));
    expect(noTrust).toMatchObject({ outcome: 'refused', isServerDown: true, isHandedOver: false });
    expect([plain.seen.whole, other.seen.whole]).toEqual([0, 0]);
  });

  it('[SRV-50c] tells a temporary refusal from a permanent one, and a mail’s from a server’s', async () => {
    const server = await openSmtpServer({ login });
    const transport = server.transport();
    server.behaviours.push({ recipient: 450 }, { recipient: 550 }, { data: 451 }, { data: 554 });
    const results = [];
    for (let sent = 0; sent < 4; sent++) results.push(await send(transport));
    expect(results).toMatchObject([
      { outcome: 'refused', isServerDown: false, isHandedOver: false },
      { outcome: 'refused-for-good', isHandedOver: false },
      { outcome: 'refused', isServerDown: false, isHandedOver: true },
      { outcome: 'refused-for-good', isHandedOver: true },
    ]);
    expect(results[1]).toMatchObject({ problem: expect.stringContaining('No such mailbox') });
    const wrong = await send(server.transport({ login: { ...login, password: 'no' } }));
    expect(wrong).toMatchObject({ outcome: 'refused', isServerDown: true, isHandedOver: false });
    await server.close();
    expect(await send(transport)).toMatchObject({ outcome: 'refused', isServerDown: true });
  });

  it('[SRV-50c] knows of a connection that breaks whether the mail may have arrived', async () => {
    const server = await openSmtpServer();
    server.behaviours.push('cut-before', 'cut-after', 'silent');
    const transport = server.transport();
    expect(await send(transport)).toMatchObject({ outcome: 'refused', isHandedOver: false });
    expect(await send(transport)).toMatchObject({ outcome: 'unclear' });
    expect(await send(server.transport({ patience: 1000 }))).toMatchObject({ outcome: 'unclear' });
    expect(await send(transport)).toMatchObject({ outcome: 'sent' });
  });

  it('[SRV-50c] sends no end of a mail that could not be noted', async () => {
    const server = await openSmtpServer();
    const result = await server
      .transport()
      .send(mail, () => Promise.reject(new Error('The database is away.')));
    expect(result).toMatchObject({ outcome: 'refused', problem: 'The database is away.' });
    expect(server.seen).toEqual({ whole: 0, connections: 1 });
  });

  it('[SRV-50c] gives up a mail at once that no mail’s head can address', async () => {
    const server = await openSmtpServer();
    const to = { name: 'Ada', email: 'ada@example.test\r\nBcc: all@evil.test' };
    const result = await server.transport().send({ ...mail, to }, () => Promise.resolve());
    expect(result).toMatchObject({ outcome: 'refused-for-good' });
    expect(server.seen.whole).toBe(0);
  });
});
