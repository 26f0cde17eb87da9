import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { TextEntry } from '../shell/TextEntry';
import { tagTypes, type TagType, type UsedTag } from './tagStore';

export interface TagsPageProps {
  visit: ConfigVisit;
  of: TagType;
  tags: readonly UsedTag[];
  /** The chosen tags of a returned form. */
  names?: readonly string[];
  /** The new name of a returned form. */
  typed?: string;
  problem?: string | undefined;
  notice?: string | undefined;
}

/** The tags or the categories of all items: renamed, merged and deleted for all items at once. */
export function TagsPage(props: TagsPageProps) {
  const { visit, of, tags, names = [], typed = '', problem, notice } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('collections');
  const button = (action: 'rename' | 'merge' | 'delete') => (
    <button
      type="submit"
      className="pl-config-button"
      data-style="outline"
      name="do"
      value={action}
    >
      {translate(`config.tags.${action}`)}
    </button>
  );
  return (
    <ConfigShell visit={visit} part="collections" title={translate('config.tags')}>
      <p className="pl-config-crumbs">
        <a href="/config/collections">{translate('config.part.collections')}</a>
      </p>
      <h1>{translate('config.tags')}</h1>
      <nav aria-label={translate('config.tags')}>
        <ul className="pl-config-tabs">
          {tagTypes.map((one) => (
            <li key={one}>
              <a href={`/config/tags?of=${one}`} aria-current={one === of ? 'page' : undefined}>
                {translate(`config.tags.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Notice>{notice}</Notice>
      {problem ? <Refusal>{problem}</Refusal> : null}
      {tags.length === 0 ? (
        <p className="pl-config-empty">{translate('config.tags.none')}</p>
      ) : (
        <form className="pl-config-fields" method="post" action="/config/tags">
          <CrumbField visit={visit} />
          <input type="hidden" name="of" value={of} />
          <fieldset disabled={!mayChange}>
            <legend>{translate(`config.tags.${of}`)}</legend>
            {tags.map(({ name, items }) => (
              <label className="pl-config-check" key={name}>
                <input
                  type="checkbox"
                  name="name"
                  value={name}
                  defaultChecked={names.includes(name)}
                />{' '}
                <span>
                  <bdi>{name}</bdi>{' '}
                  <span className="pl-config-note">
                    {translate('config.tags.items', { items })}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          {mayChange ? (
            <>
              <TextEntry
                id="to"
                label={translate('config.tags.to')}
                value={typed}
                what={translate('config.tags.to.what')}
                problem={problem}
              />
              <div className="pl-config-row">
                {button('rename')}
                {button('merge')}
              </div>
              {/* Deleting cannot be undone: it needs a second press, after an explanation. */}
              <details className="pl-config-danger">
                <summary>{translate('config.tags.delete.ask')}</summary>
                <p>{translate('config.tags.delete.text')}</p>
                {button('delete')}
              </details>
            </>
          ) : null}
        </form>
      )}
    </ConfigShell>
  );
}
