import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { beginPath } from './beginPath';
import type { BeginStep } from './readSteps';

/** The list of first steps for an owner: each step links to its form, and shows whether it is done. */
export function BeginPage({
  visit,
  steps,
  isInMenu,
  notice,
}: {
  visit: ConfigVisit;
  steps: readonly BeginStep[];
  /** Whether the menu links to this page. */
  isInMenu: boolean;
  notice?: string | undefined;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const shown = steps.filter(({ part }) => rights.mayChange(part));
  const done = shown.filter(({ isDone }) => isDone).length;
  const next = shown.find(({ isDone }) => !isDone);
  return (
    <ConfigShell visit={visit} page="begin" title={translate('config.begin')}>
      <h1>{translate('config.begin')}</h1>
      <Notice>{notice}</Notice>
      <p>{translate(next ? 'config.begin.text' : 'config.begin.allDone')}</p>
      <p className="pl-config-progress">
        <progress
          max={shown.length}
          value={done}
          aria-label={translate('config.begin.progress', { done, total: shown.length })}
        />
        <span aria-hidden="true">
          {translate('config.begin.progress', { done, total: shown.length })}
        </span>
      </p>
      <ol className="pl-config-list" aria-label={translate('config.begin.steps')}>
        {shown.map(({ name, href, isDone }) => (
          <li key={name}>
            <a
              className="pl-config-item pl-config-step"
              href={href}
              data-done={isDone || undefined}
            >
              <span className="pl-config-step-mark" aria-hidden="true">
                {isDone ? '✓' : ''}
              </span>
              <span className="pl-config-item-title">
                <strong>{translate(`config.begin.${name}`)}</strong>
                <span className="pl-config-note">
                  {translate(isDone ? 'config.begin.done' : 'config.begin.open')}
                </span>
              </span>
              <span className="pl-config-item-facts">{translate(`config.begin.${name}.what`)}</span>
            </a>
          </li>
        ))}
      </ol>
      <p>
        <a href="/?noredirect">{translate('config.viewSite')}</a>
      </p>
      {rights.mayChange('settings') ? (
        <form method="post" action={beginPath}>
          <CrumbField visit={visit} />
          <input type="hidden" name="shown" value={isInMenu ? '' : 'true'} />
          <button type="submit" className="pl-config-link">
            {translate(isInMenu ? 'config.begin.hide' : 'config.begin.show')}
          </button>
        </form>
      ) : null}
    </ConfigShell>
  );
}
