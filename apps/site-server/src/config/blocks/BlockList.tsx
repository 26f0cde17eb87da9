import { findBlockKind } from '@plinth/site-blocks';
import type { PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { blockAddress } from './blockAddress';
import { firstWords } from './firstWords';
import { localText } from './SettingsFields';

/** The blocks of a page in their order, each with a link to its form. Kinds without a form are named alone. */
export function BlockList({ visit, page }: { visit: ConfigVisit; page: PageDefinition }) {
  const { translate } = visit.intl;
  return (
    <section aria-labelledby="blocks">
      <h2 id="blocks">{translate('config.blocks')}</h2>
      <ol className="pl-config-blocks">
        {page.sections.flatMap(({ blocks }) =>
          blocks.map(({ id, type, definitionName, settings = {} }) => {
            const kind = findBlockKind(type, definitionName);
            const name = kind
              ? localText(visit.intl, kind.name)
              : translate('config.blocks.other', { type });
            const excerpt = firstWords(settings);
            return (
              <li key={id}>
                {kind ? <a href={blockAddress(page.id, id)}>{name}</a> : name}
                {excerpt ? <span className="pl-config-note"> {excerpt}</span> : null}
              </li>
            );
          }),
        )}
      </ol>
    </section>
  );
}
