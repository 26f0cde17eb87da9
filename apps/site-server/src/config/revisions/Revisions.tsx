import type { ConfigurationPart } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import type { ListedRevision } from './saveRevision';

/** The earlier versions, with buttons that restore them. */
export function Revisions({
  visit,
  revisions,
  address,
  base,
  part = 'pages',
}: {
  visit: ConfigVisit;
  revisions: readonly ListedRevision[];
  /** The address of the edited object; `/restore` and `/versions/<number>` are below it. */
  address: string;
  /** The current state, which restoring starts from. */
  base: string;
  /**
   * The part of the area whose rights apply.
   * @default 'pages'
   */
  part?: ConfigurationPart;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const [current, ...earlier] = revisions;
  if (!current || earlier.length === 0) return null;
  const mayChange = rights.mayChange(part);
  const restore = (number: number, label: string, style: string) => (
    <form method="post" action={`${address}/restore`}>
      <CrumbField visit={visit} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="number" value={number} />
      <button type="submit" className={style}>
        {label}
      </button>
    </form>
  );
  return (
    <section className="pl-config-versions" aria-labelledby="versions-title">
      <h2 id="versions-title">{translate('config.versions')}</h2>
      {mayChange
        ? restore(earlier[0]!.number, translate('config.versions.undo'), 'pl-config-button')
        : null}
      <details>
        <summary>{translate('config.versions.all', { count: revisions.length })}</summary>
        <ol className="pl-config-list" reversed>
          {revisions.map(({ number, savedAt, accountName }) => (
            <li key={number} className="pl-config-item">
              <span className="pl-config-row">
                <span>{translate('config.versions.number', { number })}</span>
                <time dateTime={savedAt.toISOString()}>{intl.moment(savedAt)}</time>
                <span className="pl-config-note">
                  {accountName ?? translate('config.versions.before')}
                  {number === current.number ? ` · ${translate('config.versions.current')}` : ''}
                </span>
                <a className="pl-config-quiet" href={`${address}/versions/${number}`}>
                  {translate('config.versions.look', { number })}
                </a>
                {mayChange && number !== current.number
                  ? restore(
                      number,
                      translate('config.versions.restore', { number }),
                      'pl-config-link',
                    )
                  : null}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
