import type { ConfigVisit } from '../configVisit';
import { aroundDifferences, diffLines } from './diffLines';
import type { StoredPage } from './pageStore';

export interface PageConflict {
  /** The page as another editor saved it. */
  theirs: StoredPage;
  /** Whether the text contains both changes, because they concern different lines. */
  isMerged: boolean;
}

/** Two people saved the same page: shows the differences, and the options. No option loses anything. */
export function Conflict({
  visit,
  conflict: { theirs, isMerged },
  mine,
}: {
  visit: ConfigVisit;
  conflict: PageConflict;
  mine: string;
}) {
  const { intl } = visit;
  const { translate } = intl;
  const { page, revision, source } = theirs;
  return (
    <section
      className="pl-config-conflict"
      role="alert"
      aria-labelledby="conflict-title"
      tabIndex={-1}
      // The conflict gets the focus, which skips the menu.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <h2 id="conflict-title">{translate('config.conflict')}</h2>
      <p>
        {revision
          ? translate('config.conflict.by', {
              who: revision.accountName ?? '–',
              when: intl.moment(revision.savedAt),
            })
          : translate('config.conflict.byOther')}{' '}
        {translate(isMerged ? 'config.conflict.merged' : 'config.conflict.text')}
      </p>
      <DiffView visit={visit} theirs={source} mine={mine} />
      <p>
        <a href={`/config/pages/${encodeURIComponent(page.id)}`} target="_blank" rel="noopener">
          {translate('config.conflict.openTheirs')}
        </a>
      </p>
    </section>
  );
}

export function DiffView({
  visit,
  theirs,
  mine,
}: {
  visit: ConfigVisit;
  theirs: string;
  mine: string;
}) {
  const { translate } = visit.intl;
  const lines = aroundDifferences(diffLines(theirs, mine));
  return (
    // Long lines scroll, also by the keyboard.
    <pre
      className="pl-config-diff"
      dir="ltr"
      role="region"
      aria-label={translate('config.conflict.differences')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {lines.map((line, index) =>
        line === 'gap' ? (
          <span key={index} className="pl-config-diff-gap">
            {'⋯\n'}
          </span>
        ) : line.kind === 'same' ? (
          <span key={index}>{`  ${line.text}\n`}</span>
        ) : line.kind === 'theirs' ? (
          <del key={index}>{`− ${line.text}\n`}</del>
        ) : (
          <ins key={index}>{`+ ${line.text}\n`}</ins>
        ),
      )}
    </pre>
  );
}
