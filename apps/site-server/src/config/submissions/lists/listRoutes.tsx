import type { ConfigArea } from '../../configArea';
import type { ConfigVisit } from '../../configVisit';
import { sendConfigNotFound } from '../../shell/refusals';
import { sendConfigPage } from '../../shell/sendConfigPage';
import {
  addMailingList,
  countMailingLists,
  deleteMailingList,
  renameMailingList,
} from './listQueries';
import { ListsPage, type ListProblem } from './ListsPage';

/** The maximum length of a list's name. */
const maxNameLength = 100;
const address = '/config/submissions/lists';
const actions = ['added', 'renamed', 'deleted'] as const;

/** Registers the mailing lists of a site: the owner manages them, and forms add entries. */
export function registerLists(area: ConfigArea): void {
  area.show(address, 'submissions', (visit) => send(visit));

  area.change(address, 'submissions', async (visit) => {
    const { services, now } = visit;
    const { siteId, name, problem } = readName(visit);
    if (problem) return send(visit, problem);
    const isAdded = await addMailingList(services.db, { siteId, name }, now);
    return isAdded ? done(visit, 'added') : send(visit, { kind: 'taken', name });
  });

  area.change(`${address}/:id/rename`, 'submissions', async (visit) => {
    const id = visit.c.req.param('id') ?? '';
    const { siteId, name, problem } = readName(visit);
    if (problem) return send(visit, { ...problem, id });
    const outcome = await renameMailingList(visit.services.db, id, { siteId, name });
    if (outcome === 'gone') return sendConfigNotFound(visit);
    return outcome === 'taken' ? send(visit, { id, kind: 'taken', name }) : done(visit, 'renamed');
  });

  area.change(`${address}/:id/delete`, 'submissions', async (visit) => {
    const { services, site, c } = visit;
    const id = c.req.param('id') ?? '';
    const wasThere = await deleteMailingList(services.db, site.definition.id, id);
    return wasThere ? done(visit, 'deleted') : sendConfigNotFound(visit);
  });
}

function readName({ posted, site }: ConfigVisit): {
  siteId: string;
  name: string;
  problem: ListProblem | undefined;
} {
  const name = (posted.get('name') ?? '').replace(/\s+/g, ' ').trim();
  const kind = name === '' ? 'empty' : name.length > maxNameLength ? 'longer' : undefined;
  return { siteId: site.definition.id, name, problem: kind && { kind, name } };
}

const done = ({ c }: ConfigVisit, action: (typeof actions)[number]): Response =>
  c.redirect(`${address}?done=${action}`, 303);

async function send(visit: ConfigVisit, problem?: ListProblem): Promise<Response> {
  const { services, site, intl, url } = visit;
  const lists = await countMailingLists(services.db, site.definition.id);
  const action = actions.find((one) => one === url.searchParams.get('done'));
  return sendConfigPage(
    visit,
    <ListsPage
      visit={visit}
      lists={lists}
      problem={problem}
      notice={action && intl.translate(`config.lists.done.${action}`)}
    />,
    problem ? 422 : 200,
  );
}
