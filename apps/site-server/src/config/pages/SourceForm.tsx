import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { SaveBar } from '../shell/SaveBar';
import { Conflict, type PageConflict } from './Conflict';
import { ProblemCount, Problems } from './Problems';
import type { ProblemReport } from './describeProblems';

export interface SourceFormProps {
  visit: ConfigVisit;
  /** The address of the page in the area. */
  address: string;
  /** The state of the text before it was changed. */
  base: string;
  source: string;
  /** The messages of the text's problems. */
  report: ProblemReport;
  conflict: PageConflict | undefined;
  /** Whether this is the answer to a save: shown beside the pressed button. */
  isSaved: boolean;
}

/** A page's source, its problems, and its actions. */
export function SourceForm({
  visit,
  address,
  base,
  source,
  report,
  conflict,
  isSaved,
}: SourceFormProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  const saveLabel = !conflict
    ? 'config.save'
    : conflict.isMerged
      ? 'config.pages.saveBoth'
      : 'config.pages.saveMine';
  return (
    <form method="post" action={address} data-editor data-preview={`${address}/preview`}>
      <DraftOffer translate={translate} />
      {conflict ? <Conflict visit={visit} conflict={conflict} mine={source} /> : null}
      <CrumbField visit={visit} />
      <input type="hidden" name="base" value={base} />
      <label className="pl-config-field" htmlFor="source">
        {translate('config.pages.source')}
      </label>
      <textarea
        id="source"
        name="source"
        className="pl-config-source"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        rows={32}
        readOnly={!mayChange}
        aria-describedby="source-help problems"
        aria-invalid={report.state === 'wrong' ? 'true' : undefined}
        defaultValue={source}
      />
      <Problems report={report} translate={translate} />
      <p className="pl-config-note" id="source-help">
        {translate('config.pages.sourceHelp')}
      </p>
      {/* Enter presses the first button. */}
      <SaveBar
        translate={translate}
        save={mayChange ? translate(saveLabel) : undefined}
        preview={`${address}/preview`}
        isSaved={isSaved}
        notes={<ProblemCount report={report} />}
      />
    </form>
  );
}
