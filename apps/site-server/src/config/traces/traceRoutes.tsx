import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { readUntil } from '../list/readUntil';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { TracePage } from './TracePage';
import { deleteTrace, findTrace, findTraces } from './traceQueries';
import { TracesPage } from './TracesPage';

/** Registers the traces of the site's scripts and of its accounts' mouse movements, visit by visit. */
export function registerTraces(area: ConfigArea): void {
  area.show('/config/traces', 'traces', async (visit) => {
    const { searchParams } = visit.url;
    const { siteId } = keyOf(visit);
    const search = readSearch(searchParams);
    const found = await findTraces(
      visit.services.db,
      { siteId, search },
      readPageNumber(searchParams),
    );
    const wasDeleted = searchParams.has('deleted');
    return sendConfigPage(
      visit,
      <TracesPage visit={visit} found={found} search={search} wasDeleted={wasDeleted} />,
    );
  });
  area.show('/config/traces/:id', 'traces', async (visit) => {
    const page = readPageNumber(visit.url.searchParams);
    const found = await findTrace(visit.services.db, { ...keyOf(visit), page });
    return found
      ? sendConfigPage(visit, <TracePage visit={visit} {...found} />)
      : sendConfigNotFound(visit);
  });
  area.change('/config/traces/:id/delete', 'traces', async (visit) => {
    const { services, c } = visit;
    await deleteTrace(services.db, { ...keyOf(visit), until: readUntil(visit) });
    return c.redirect('/config/traces?deleted', 303);
  });
}

const keyOf = ({ site, c }: ConfigVisit) => ({
  siteId: site.definition.id,
  id: c.req.param('id') ?? '',
});
