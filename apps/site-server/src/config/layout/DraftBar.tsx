import type { ConfigVisit } from '../configVisit';
import type { StoredDraft } from '../drafts/draftStore';
import type { Scheduled } from './readSchedule';

/** The state of a draft: its author, when it will be published, or why it was not published. */
export function DraftNote({
  visit,
  draft,
  isPublished,
}: {
  visit: ConfigVisit;
  draft: StoredDraft;
  isPublished: boolean;
}) {
  const { translate, moment } = visit.intl;
  const { savedAt, accountName, publishAt, problem } = draft;
  return (
    <div className="pl-config-draft" role="note">
      <p>
        {translate(isPublished ? 'config.layout.draft.is' : 'config.layout.draft.isNew', {
          when: moment(savedAt),
          who: accountName,
        })}{' '}
        {publishAt ? translate('config.layout.draft.due', { when: moment(publishAt) }) : null}
      </p>
      {problem ? (
        <p className="pl-config-error">
          {translate(`config.layout.draft.problem.${problemKey(problem)}`)}
        </p>
      ) : null}
    </div>
  );
}

const problemKey = (problem: string) =>
  problem === 'conflict' || problem === 'slug-taken' ? problem : ('gone' as const);

/** The buttons of a draft, beside the button that publishes at once. */
export function DraftButtons({
  visit,
  schedule,
  hasProblem,
}: {
  visit: ConfigVisit;
  schedule: Scheduled;
  hasProblem: boolean;
}) {
  const { translate, timeZone } = visit.intl;
  const problem = hasProblem ? 'schedule-problem' : undefined;
  const described = ['schedule-zone', problem].filter(Boolean).join(' ');
  return (
    <>
      <button
        type="submit"
        className="pl-config-button"
        data-style="outline"
        name="save"
        value="draft"
      >
        {translate('config.layout.saveDraft')}
      </button>
      <details className="pl-config-schedule" open={hasProblem}>
        <summary>{translate('config.layout.schedule')}</summary>
        <div className="pl-config-row">
          <label className="pl-config-field">
            {translate('config.layout.schedule.date')}
            <input
              id="publishDate"
              type="date"
              name="publishDate"
              aria-invalid={hasProblem || undefined}
              aria-describedby={described}
              defaultValue={schedule.date}
            />
          </label>
          <label className="pl-config-field">
            {translate('config.layout.schedule.time')}
            <input
              type="time"
              name="publishTime"
              aria-describedby={described}
              defaultValue={schedule.time}
            />
          </label>
          <button
            type="submit"
            className="pl-config-button"
            data-style="outline"
            name="save"
            value="schedule"
          >
            {translate('config.layout.schedule.now')}
          </button>
        </div>
        <span className="pl-config-note" id="schedule-zone">
          {translate('config.layout.schedule.zone', { zone: timeZone })}
        </span>
        {problem ? (
          <span className="pl-config-error" id={problem}>
            {translate('config.layout.schedule.problem')}
          </span>
        ) : null}
      </details>
    </>
  );
}
