import type { ConfigArea } from '../configArea';
import { readPageNumber } from '../list/pageOfRows';
import { readUntil } from '../list/readUntil';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { ErrorPage } from './ErrorPage';
import { deleteErrorGroup, findErrorGroup, findErrorGroups } from './errorQueries';
import { ErrorsPage } from './ErrorsPage';

/** Registers the pages of the errors in visitors' browsers. */
export function registerErrors(area: ConfigArea): void {
  area.show('/config/errors', 'errors', async (visit) => {
    const { searchParams } = visit.url;
    const { db } = visit.services;
    const found = await findErrorGroups(db, visit.site.definition.id, readPageNumber(searchParams));
    const wasDeleted = searchParams.has('deleted');
    return sendConfigPage(
      visit,
      <ErrorsPage visit={visit} found={found} wasDeleted={wasDeleted} />,
    );
  });
  area.show('/config/errors/:print', 'errors', async (visit) => {
    const { services, site, c } = visit;
    const print = c.req.param('print') ?? '';
    const found = await findErrorGroup(services.db, site.definition.id, print);
    return found
      ? sendConfigPage(visit, <ErrorPage visit={visit} {...found} />)
      : sendConfigNotFound(visit);
  });
  area.change('/config/errors/:print/delete', 'errors', async (visit) => {
    const { services, site, c } = visit;
    await deleteErrorGroup(services.db, site.definition.id, {
      print: c.req.param('print') ?? '',
      until: readUntil(visit),
    });
    return c.redirect('/config/errors?deleted', 303);
  });
}
