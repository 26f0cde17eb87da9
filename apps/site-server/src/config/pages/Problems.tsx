import type { ConfigVisit } from '../configVisit';
import type { ToldProblems } from './tellProblems';

/** What keeps a page from being saved, or looks strange; the script fills the same list while somebody writes. */
export function Problems({ told, t }: { told: ToldProblems; t: ConfigVisit['words']['t'] }) {
  const { state, summary, items } = told;
  return (
    <div
      id="problems"
      className="pl-config-problems"
      role="status"
      data-problems
      data-state={state}
      data-unanswered={t('config.pages.unanswered')}
      data-signed-out={t('config.saveFirst')}
    >
      <p>{summary}</p>
      {items.length > 0 ? (
        <ul>
          {items.map(({ path, message, line, column, where }, index) => (
            <li key={index}>
              {path ? <code dir="ltr">{path}</code> : null} {message}{' '}
              {where === undefined ? null : (
                <a className="pl-config-note" href="#source" data-line={line} data-column={column}>
                  {where}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
