import { limits } from '@plinth/site-model';
import { sortNames } from '../../collections/sortNames';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendConfigPage } from '../shell/sendConfigPage';
import { TagsPage, type TagsPageProps } from './TagsPage';
import { changeTags, listTags, tagTypes, type TagType } from './tagStore';

const address = '/config/tags';

/** Registers the page with the tags and the categories of all items ([SRV-76]). */
export function registerTags(area: ConfigArea): void {
  area.show(address, 'collections', (visit) => {
    const done = visit.url.searchParams.get('done');
    const notice =
      done === 'renamed' || done === 'merged' || done === 'deleted'
        ? visit.intl.translate(`config.tags.done.${done}`)
        : undefined;
    return sendTags(visit, typeOf(visit.url.searchParams.get('of')), { notice });
  });
  area.change(address, 'collections', async (visit) => {
    const { services, site, posted, now, c, intl } = visit;
    const { translate } = intl;
    const of = typeOf(posted.get('of'));
    const names = posted.getAll('name');
    const typed = (posted.get('to') ?? '').trim();
    const action = posted.get('do');
    const refuse = (problem: string) => sendTags(visit, of, { names, typed, problem, status: 422 });
    const tagType = translate(
      of === 'tags' ? 'config.collections.tag' : 'config.collections.category',
    );
    if (names.length === 0) return refuse(translate('config.tags.choose'));
    const siteId = site.definition.id;
    const change = (to: string | null) => changeTags(services.db, { siteId, of, names, to, now });
    if (action === 'delete') {
      await change(null);
    } else {
      if (action === 'rename' && names.length > 1)
        return refuse(translate('config.tags.oneAtATime', { tagType }));
      const max = of === 'tags' ? limits.tagLength : limits.categoryLength;
      if (typed === '') return refuse(translate('config.tags.noName'));
      if (typed.length > max) return refuse(translate('config.tags.long', { max }));
      const known = await listTags(services.db, siteId, of);
      const isTaken = known.some(
        ({ name }) => name.toLowerCase() === typed.toLowerCase() && !names.includes(name),
      );
      if (action === 'rename' && isTaken)
        return refuse(translate('config.tags.exists', { tagType }));
      await change(typed);
    }
    services.site.forget();
    const done =
      { rename: 'renamed', merge: 'merged', delete: 'deleted' }[action ?? ''] ?? 'renamed';
    return c.redirect(`${address}?${new URLSearchParams({ of, done })}`, 303);
  });
}

const typeOf = (given: string | null): TagType => tagTypes.find((one) => one === given) ?? 'tags';

async function sendTags(
  visit: ConfigVisit,
  of: TagType,
  {
    status = 200,
    ...props
  }: Pick<TagsPageProps, 'names' | 'typed' | 'problem' | 'notice'> & { status?: number },
): Promise<Response> {
  const { services, site } = visit;
  const tags = sortNames(await listTags(services.db, site.definition.id, of), visit.intl.locale);
  return sendConfigPage(visit, <TagsPage visit={visit} of={of} tags={tags} {...props} />, status);
}
