import { and, count, eq, gte } from 'drizzle-orm';
import { mails } from '../../database/schema/index';
import { mailAddress } from '../../mail/mailAddress';
import { confirmSender, readSender, saveSender, type MailSender } from '../../mail/mailSenders';
import { readSenderKey, senderAddress } from '../../mail/senderLink';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { stateOf } from '../revisions/saveRevision';
import { sendConfigPage } from '../shell/sendConfigPage';
import { SenderPage, type SenderPageProps, type SenderProblem } from './SenderPage';

const maxNameLength = 100;
/**
 * The maximum number of confirmation mails to an address per day, so that a site cannot send many mails to a stranger.
 */
const maxConfirmations = 10;
const day = 86_400_000;

/** The values of `?saved`, after which the browser keeps no draft. */
const notices = { '': 'saved', asked: 'asked', confirmed: 'confirmed' } as const;

/** Registers the settings of the sender of the site's mails. */
export function registerSender(area: ConfigArea): void {
  area.show(senderAddress, 'settings', (visit) => {
    const { url, intl, services, now } = visit;
    const saved = url.searchParams.get('saved') ?? undefined;
    const done = Object.entries(notices).find(([value]) => value === saved)?.[1];
    const key = url.searchParams.get('key');
    const address = key === null ? undefined : readSenderKey(services.signer, key, now.getTime());
    if (key !== null && address === undefined) return send(visit, { problem: 'link' }, 410);
    return send(visit, {
      notice: done && intl.translate(`config.sender.${done}`),
      confirming: key === null || address === undefined ? undefined : { key, address },
    });
  });

  area.change(senderAddress, 'settings', async (visit) => {
    const { posted } = visit;
    const action = posted.get('do');
    if (action === 'confirm') return confirm(visit);
    if (action === 'again') return askAgain(visit);
    return save(visit);
  });
}

const siteIdOf = ({ site }: ConfigVisit) => site.definition.id;

async function save(visit: ConfigVisit): Promise<Response> {
  const { services, posted, c } = visit;
  const { db } = services;
  const siteId = siteIdOf(visit);
  const typed = {
    name: (posted.get('name') ?? '').trim(),
    address: (posted.get('address') ?? '').trim(),
  };
  const refuse = (problem: SenderProblem, status = 422) => send(visit, { typed, problem }, status);
  const before = await readSender(db, siteId);
  if (posted.get('base') !== baseOf(before)) return refuse('conflict', 409);
  if (typed.name.length > maxNameLength) return refuse('name');
  const address = typed.address === '' ? '' : mailAddress(typed.address);
  if (address === undefined) return refuse('address');
  const isToAsk = address !== '' && address !== before?.address;
  if (isToAsk && (await hasAskedOften(visit))) return refuse('often', 429);
  await saveSender(db, { siteId, name: typed.name, address });
  // Without a mail server no confirmation can be sent: the address waits until there is one.
  if (!isToAsk || !services.mailTransport) return c.redirect(`${senderAddress}?saved`, 303);
  await ask(visit, address);
  return c.redirect(`${senderAddress}?saved=asked`, 303);
}

async function askAgain(visit: ConfigVisit): Promise<Response> {
  const { services, c } = visit;
  const sender = await readSender(services.db, siteIdOf(visit));
  if (!sender?.address || sender.verifiedAt) return c.redirect(senderAddress, 303);
  if (await hasAskedOften(visit)) return send(visit, { problem: 'often' }, 429);
  await ask(visit, sender.address);
  return c.redirect(`${senderAddress}?saved=asked`, 303);
}

async function confirm(visit: ConfigVisit): Promise<Response> {
  const { services, posted, now, c } = visit;
  const address = readSenderKey(services.signer, posted.get('key') ?? '', now.getTime());
  const siteId = siteIdOf(visit);
  const isDone =
    address !== undefined && (await confirmSender(services.db, { siteId, address, now }));
  return isDone
    ? c.redirect(`${senderAddress}?saved=confirmed`, 303)
    : send(visit, { problem: 'link' }, 410);
}

const ask = (visit: ConfigVisit, address: string) =>
  visit.services.mailQueue.add(visit.services.db, {
    siteId: siteIdOf(visit),
    kind: 'sender',
    key: `sender:${visit.services.random(9).toString('base64url')}`,
    recipient: address,
    facts: {},
  });

async function hasAskedOften(visit: ConfigVisit): Promise<boolean> {
  const since = new Date(visit.now.getTime() - day);
  const [row] = await visit.services.db
    .select({ asked: count() })
    .from(mails)
    .where(
      and(eq(mails.siteId, siteIdOf(visit)), eq(mails.kind, 'sender'), gte(mails.queuedAt, since)),
    );
  return (row?.asked ?? 0) >= maxConfirmations;
}

const baseOf = (sender: MailSender | undefined): string =>
  stateOf({ name: sender?.name ?? '', address: sender?.address ?? '' });

async function send(
  visit: ConfigVisit,
  shown: Pick<SenderPageProps, 'typed' | 'problem' | 'notice' | 'confirming'>,
  status = 200,
): Promise<Response> {
  const sender = await readSender(visit.services.db, siteIdOf(visit));
  return sendConfigPage(
    visit,
    <SenderPage visit={visit} sender={sender} base={baseOf(sender)} {...shown} />,
    status,
  );
}
