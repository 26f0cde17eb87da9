import type { ConfigVisit } from '../configVisit';
import type { SourceProblem } from './readPageSource';

/** What is wrong with a field, as the rest of a sentence that begins with its name. */
export const problemText = (
  { problem, value = '' }: SourceProblem,
  t: ConfigVisit['words']['t'],
): string => t(`config.problem.${problem}`, { value });

/** What keeps a page from being saved; the script fills the same list while somebody writes. */
export function Problems({
  visit,
  problems,
}: {
  visit: ConfigVisit;
  problems: readonly SourceProblem[];
}) {
  const { t } = visit.words;
  return (
    <div
      id="problems"
      className="pl-config-problems"
      role={problems.length > 0 ? 'alert' : 'status'}
      data-problems
      data-line-label={t('config.pages.line', { line: '{line}' })}
    >
      {problems.length > 0 ? (
        <>
          <p>{t('config.pages.problems', { count: problems.length })}</p>
          <ul>
            {problems.map((problem, index) => (
              <li key={index}>
                <code dir="ltr">{problem.path}</code> {problemText(problem, t)}
                {problem.line === undefined ? null : (
                  <>
                    {' '}
                    <a className="pl-config-note" href="#source" data-line={problem.line}>
                      {t('config.pages.line', { line: problem.line })}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
