import { environmentReader, type Environment } from '../environmentReader';
import { mailAddress } from './mailAddress';

/** The mail server of a site, and the sender of its mails. */
export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection begins encrypted (`smtps://`); else it is made so by STARTTLS. */
  isSecure: boolean;
  /** Whether nothing is sent where the server offers no encryption. */
  needsTls: boolean;
  login: { user: string; password: string } | undefined;
  from: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const example = 'Give an address such as smtps://user:password@mail.studio.example.';

/**
 * Reads `PLINTH_MAIL` and `PLINTH_MAIL_FROM`.
 *
 * @returns `undefined` where there is none: nothing is sent then
 * @throws when one of them is invalid; no message repeats the password
 */
export function readMailServer(env: Environment): MailServer | undefined {
  const { text } = environmentReader(env);
  const [given, sender] = [text('PLINTH_MAIL'), text('PLINTH_MAIL_FROM')];
  if (given === undefined) {
    if (sender === undefined) return undefined;
    throw new Error('PLINTH_MAIL_FROM needs PLINTH_MAIL: without it no mail is sent.');
  }
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new Error(`PLINTH_MAIL must begin with smtp:// or smtps:// and name a host. ${example}`);
  const tls = url.searchParams.get('tls');
  const others = [...url.searchParams.keys()].filter((name) => name !== 'tls');
  const hasPath = !['', '/'].includes(url.pathname) || url.hash !== '';
  if (hasPath || others.length > 0 || !(tls === null || tls === 'off'))
    throw new Error(
      `PLINTH_MAIL has unknown parts: after the host only ?tls=off is supported. ${example}`,
    );
  const isSecure = url.protocol === 'smtps:';
  if (isSecure && tls === 'off')
    throw new Error('PLINTH_MAIL has both smtps:// and tls=off. Give one of the two.');
  const [user, password] = [url.username, url.password].map(decode);
  if (Boolean(user) !== Boolean(password))
    throw new Error(
      'PLINTH_MAIL has a user without a password, or the reverse. Write a @ or a / in them as %40 or %2F.',
    );
  if (sender === undefined && !user?.includes('@'))
    throw new Error(
      'PLINTH_MAIL_FROM is missing. Give the address that mails come from, such as studio@studio.example.',
    );
  const from = mailAddress(sender ?? user ?? '');
  if (from === undefined)
    throw new Error(
      `PLINTH_MAIL_FROM is "${sender ?? user}". Give one address, such as studio@studio.example.`,
    );
  if (!text('PLINTH_ORIGIN'))
    throw new Error(
      'PLINTH_MAIL needs PLINTH_ORIGIN: the links in mails lead there, and a visitor must not choose the host.',
    );
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    needsTls: !isSecure && tls !== 'off' && !loopback.test(url.hostname),
    login: user && password ? { user, password } : undefined,
    from,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
