import { readSender, senderHead } from '../../mail/mailSenders';
import { mailStates } from '../../mail/queue/mailStates';
import { sendMailAgain } from '../../mail/queue/sendMailAgain';
import type { ConfigArea } from '../configArea';
import { addressWith, listQuery } from '../list/addressWith';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import type { ConfigVisit } from '../configVisit';
import { findMails } from './mailQueries';
import { MailsPage } from './MailsPage';

/** Registers the list of the site's mails: waiting, sent and failed. */
export function registerMails(area: ConfigArea): void {
  area.show('/config/mail', 'mail', async (visit) => {
    const { searchParams } = visit.url;
    const search = readSearch(searchParams);
    const state = mailStates.find((one) => one === searchParams.get('state'));
    const found = await findMails(
      visit.services.db,
      { siteId: visit.site.definition.id, search, state },
      readPageNumber(searchParams),
    );
    return sendConfigPage(
      visit,
      <MailsPage
        visit={visit}
        found={found}
        search={search}
        state={state}
        from={await shownSender(visit)}
        wasSentAgain={searchParams.has('again')}
      />,
    );
  });
  area.change('/config/mail/:id/again', 'mail', async (visit) => {
    const { services, site, c, url } = visit;
    const mail = { siteId: site.definition.id, id: c.req.param('id') ?? '' };
    const isQueued = services.mailQueue.isSending && (await sendMailAgain(services, mail));
    if (!isQueued) return sendConfigNotFound(visit);
    const listed = listQuery(url);
    listed.set('again', '');
    return c.redirect(addressWith('/config/mail', listed), 303);
  });
}

async function shownSender({ services, site: { definition } }: ConfigVisit): Promise<string> {
  const { id, title } = definition;
  const sender = await readSender(services.db, id);
  const serverAddress = services.mailTransport?.from ?? '';
  return senderHead(sender, { title, serverAddress }).from.email;
}
