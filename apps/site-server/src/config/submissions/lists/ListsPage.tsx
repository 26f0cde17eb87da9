import type { ConfigVisit } from '../../configVisit';
import { ConfigShell } from '../../shell/ConfigShell';
import { CrumbField } from '../../shell/CrumbField';
import { DeleteForm } from '../../shell/DeleteForm';
import { Notice } from '../../shell/Notice';
import { Refusal } from '../../shell/Refusal';
import { SectionForm } from '../../shell/SectionForm';
import { TextEntry } from '../../shell/TextEntry';
import type { CountedList } from './listQueries';

export interface ListProblem {
  /**
   * The list to be renamed.
   * @default a new one
   */
  id?: string;
  kind: 'empty' | 'taken' | 'longer';
  /** The typed name. */
  name: string;
}

export interface ListsPageProps {
  visit: ConfigVisit;
  lists: readonly CountedList[];
  problem?: ListProblem | undefined;
  notice?: string | undefined;
}

/** The mailing lists of a site with their numbers of members, and the form for a new list. */
export function ListsPage({ visit, lists, problem, notice }: ListsPageProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('submissions');
  const text = problem && translate(`config.lists.problem.${problem.kind}`);
  const ofNew = problem && problem.id === undefined ? problem : undefined;
  return (
    <ConfigShell visit={visit} part="submissions" title={translate('config.lists')}>
      <p className="pl-config-crumbs">
        <a href="/config/submissions">{translate('config.part.submissions')}</a>
      </p>
      <h1>{translate('config.lists')}</h1>
      <Notice>{notice}</Notice>
      {problem ? (
        <Refusal>
          <a href={`#list-${problem.id ?? 'new'}`}>{text}</a>
        </Refusal>
      ) : null}
      {lists.length === 0 ? (
        <p className="pl-config-empty">{translate('config.lists.none')}</p>
      ) : (
        <ol className="pl-config-list" aria-label={translate('config.lists')}>
          {lists.map((list) => (
            <li key={list.id}>
              <ListItem
                visit={visit}
                list={list}
                problem={problem?.id === list.id ? problem : undefined}
                mayChange={mayChange}
              />
            </li>
          ))}
        </ol>
      )}
      {mayChange ? (
        <SectionForm
          visit={visit}
          id="new-list"
          title={translate('config.lists.new')}
          action="/config/submissions/lists"
          button={translate('config.lists.add')}
        >
          <NameField
            visit={visit}
            id="list-new"
            value={ofNew?.name ?? ''}
            problem={ofNew && text}
          />
        </SectionForm>
      ) : null}
    </ConfigShell>
  );
}

interface ListItemProps {
  visit: ConfigVisit;
  list: CountedList;
  problem: ListProblem | undefined;
  mayChange: boolean;
}

function ListItem({ visit, list, problem, mayChange }: ListItemProps) {
  const { translate, number } = visit.intl;
  const { id, name, active, pending } = list;
  const address = `/config/submissions/lists/${id}`;
  return (
    <article className="pl-config-item" aria-labelledby={`list-name-${id}`}>
      <h2 className="pl-config-item-title" id={`list-name-${id}`}>
        <a href={`/config/submissions?list=${id}`}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      <p className="pl-config-item-facts">
        <span>{translate('config.lists.active', { count: active, shown: number(active) })}</span>
        {pending > 0 ? (
          <span>
            {translate('config.lists.pending', { count: pending, shown: number(pending) })}
          </span>
        ) : null}
      </p>
      {mayChange ? (
        <div className="pl-config-row">
          <details className="pl-config-action-box" open={problem !== undefined}>
            <summary>{translate('config.lists.rename')}</summary>
            <form className="pl-config-fields" method="post" action={`${address}/rename`}>
              <CrumbField visit={visit} />
              <NameField
                visit={visit}
                id={`list-${id}`}
                value={problem?.name ?? name}
                problem={problem && translate(`config.lists.problem.${problem.kind}`)}
              />
              <button type="submit" className="pl-config-button">
                {translate('config.lists.rename.now')}
              </button>
            </form>
          </details>
          <DeleteForm
            visit={visit}
            action={`${address}/delete`}
            label={translate('config.delete')}
            text={translate('config.lists.delete.text')}
          />
        </div>
      ) : null}
    </article>
  );
}

interface NameFieldProps {
  visit: ConfigVisit;
  id: string;
  value: string;
  problem: string | undefined;
}

const NameField = ({ visit, id, value, problem }: NameFieldProps) => (
  <TextEntry
    id={id}
    name="name"
    label={visit.intl.translate('config.lists.name')}
    value={value}
    problem={problem}
  />
);
