import { letterDocument } from '../../letters/letterHtml';
import { letterText } from '../../letters/letterText';
import { mailFile } from '../../letters/mailFile';
import { orderLetter, type OrderLetter } from '../../letters/orderLetter';
import { sendLetterDocument } from '../../letters/sendLetterDocument';
import { signedId } from '../../security/signedId';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendNothingHere } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { LetterPage } from './LetterPage';
import { findOrder, type OrderRow } from './orderQueries';

interface FoundLetter {
  row: OrderRow;
  letter: OrderLetter;
  /** Whether this account may have what stands in it: a gift card's code is money. */
  isWhole: boolean;
}

/** The letter of an order as its buyer would get it. */
export function registerOrderLetters(area: ConfigArea): void {
  const show = (suffix: string, answer: (visit: ConfigVisit, found: FoundLetter) => Response) =>
    area.show(`/config/orders/:number/letter${suffix}`, 'orders', async (visit) => {
      const found = await findLetter(visit);
      return found ? answer(visit, found) : sendNothingHere(visit);
    });

  show('', (visit, found) => sendConfigPage(visit, <LetterPage visit={visit} {...found} />));
  show('.html', ({ c }, { letter }) => sendLetterDocument(c, letterDocument(letter)));
  show('.eml', (visit, found) => (found.isWhole ? sendMail(visit, found) : sendNothingHere(visit)));
}

async function findLetter(visit: ConfigVisit): Promise<FoundLetter | undefined> {
  const { c, services, site, rights, origin } = visit;
  const { definition } = site;
  const row = await findOrder(services.db, definition.id, c.req.param('number') ?? '');
  if (!row) return undefined;
  const isWhole = row.kind !== 'gift-card' || rights.mayChange('orders');
  const letter = await orderLetter(row, { services, site: definition, origin, isWhole });
  return { row, letter, isWhole };
}

function sendMail(
  { c, services: { signer }, site, account, now, origin }: ConfigVisit,
  { row, letter }: FoundLetter,
): Response {
  const { subject, to, locale } = letter;
  const mail = mailFile({
    subject,
    to,
    locale,
    date: now,
    host: new URL(origin).hostname,
    from: { name: site.definition.title, email: account.email },
    id: signedId(signer, 'mail', row.id),
    text: letterText(letter),
    html: letterDocument(letter),
  });
  return c.body(mail, 200, {
    'content-type': 'message/rfc822',
    'content-disposition': `attachment; filename="order-${row.number}.eml"`,
    'cache-control': 'no-store',
  });
}
