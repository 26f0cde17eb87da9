import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import type { ErrorGroup } from './errorQueries';

export function ErrorsPage({
  visit,
  groups,
  wasDeleted,
}: {
  visit: ConfigVisit;
  groups: readonly ErrorGroup[];
  wasDeleted: boolean;
}) {
  const { words } = visit;
  const { t } = words;
  return (
    <ConfigShell visit={visit} part="errors" title={t('config.part.errors')}>
      <h1>{t('config.part.errors')}</h1>
      <p className="pl-config-lead">{t('config.errors.lead')}</p>
      {wasDeleted ? (
        <p className="pl-config-notice" role="status">
          {t('config.errors.deleted')}
        </p>
      ) : null}
      {groups.length === 0 ? <p className="pl-config-empty">{t('config.errors.none')}</p> : null}
      <ol className="pl-config-list" aria-label={t('config.part.errors')}>
        {groups.map(({ fingerprint, message, count, pages, last, block }) => (
          <li key={fingerprint}>
            <a className="pl-config-item" href={`/config/errors/${fingerprint}`}>
              <span className="pl-config-item-title">
                <span className="pl-config-code" dir="ltr">
                  {message}
                </span>
                <span className="pl-config-sum">{words.number(count)}×</span>
              </span>
              <span className="pl-config-item-facts">
                <time dateTime={last.toISOString()}>
                  {t('config.errors.last', { when: words.moment(last) })}
                </time>
                <span>{t('config.errors.pages', { pages })}</span>
                {block ? <span dir="ltr">{block}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </ConfigShell>
  );
}
