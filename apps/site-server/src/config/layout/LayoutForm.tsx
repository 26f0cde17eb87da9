import { blocksOf, type PageDefinition } from '@plinth/site-renderer';
import type { FormProblem } from '../blocks/checkSettings';
import type { ConfigVisit } from '../configVisit';
import type { FileRow } from '../../uploads/fileRows';
import { LinkTargets } from '../links/LinkTargets';
import { PictureList } from '../files/PictureList';
import { Conflict, type PageConflict } from '../pages/Conflict';
import { pageSource } from '../pages/pageSource';
import { ProblemCount, Problems } from '../pages/Problems';
import type { ProblemReport } from '../pages/describeProblems';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { SaveBar } from '../shell/SaveBar';
import { DraftButtons } from './DraftBar';
import { LayoutButton } from './LayoutButton';
import { layoutChangeValue, type LayoutChange } from './layoutChange';
import { writeStack, type LayoutState } from './layoutState';
import { PageFieldset, type PageProblem } from './PageFieldset';
import type { Scheduled } from './readSchedule';
import { SectionRow } from './SectionRow';

export interface LayoutFormProps {
  visit: ConfigVisit;
  /** The address of the page in the area. */
  address: string;
  state: LayoutState;
  /** The saved draft of the page, or else the saved page; absent for a new page. */
  stored?: PageDefinition | undefined;
  /** The state of the page that the author has read. */
  base: string;
  /** The state of the draft that the author has read. */
  seen: string;
  schedule: Scheduled;
  /** The messages of the page's problems and warnings. */
  report: ProblemReport;
  /** Warnings about values that may be saved but are perhaps unintended, by the names of their fields. */
  warnings: ReadonlyMap<string, string>;
  pageProblems?: readonly PageProblem[];
  settingProblems?: readonly FormProblem[];
  hasScheduleProblem?: boolean;
  conflict?: PageConflict | undefined;
  /** The change after which the form is shown, and the part that has the focus. */
  pressed?: { kind: LayoutChange['kind']; of: 'section' | 'block'; id: string } | undefined;
  /** The message about a change that was not made. */
  refusal?: string | undefined;
  isUnsaved?: boolean;
  isSaved?: boolean;
  isNew: boolean;
  pictures: readonly FileRow[];
  files: readonly FileRow[];
}

/** The form of a page. All buttons work without a script, and only those of the bar store anything. */
export function LayoutForm(props: LayoutFormProps) {
  const { visit, address, state, base, seen, schedule, report, warnings, isNew } = props;
  const { pageProblems = [], hasScheduleProblem = false, conflict, isUnsaved = false } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  return (
    <form
      className="pl-config-fields pl-config-layout"
      method="post"
      action={`${address}/form`}
      data-editor
      data-layout
      data-failed={translate('config.layout.failed')}
      data-preview={`${address}/form/preview`}
      data-unsaved-answer={isUnsaved ? '' : undefined}
    >
      <DraftOffer translate={translate} />
      {conflict ? (
        <Conflict visit={visit} conflict={conflict} mine={pageSource(state.page)} />
      ) : null}
      <CrumbField visit={visit} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="seen" value={seen} />
      {/* Enter presses the first button of a form. */}
      {mayChange ? (
        <button type="submit" className="pl-config-hidden" tabIndex={-1} aria-hidden="true" />
      ) : null}
      <PageFieldset
        visit={visit}
        fields={state.fields}
        problems={pageProblems}
        warnings={warnings}
        isNew={isNew}
        mayChange={mayChange}
      />
      <Sections {...props} mayChange={mayChange} />
      <PictureList pictures={props.pictures} />
      <LinkTargets visit={visit} files={props.files} />
      <Problems report={report} translate={translate} />
      <SaveBar
        translate={translate}
        save={
          mayChange
            ? translate(
                conflict
                  ? conflict.isMerged
                    ? 'config.pages.saveBoth'
                    : 'config.pages.saveMine'
                  : 'config.layout.publish',
              )
            : undefined
        }
        preview={`${address}/form/preview`}
        isUnsaved={isUnsaved}
        isSaved={props.isSaved ?? false}
        notes={<ProblemCount report={report} />}
      >
        {mayChange ? (
          <DraftButtons visit={visit} schedule={schedule} hasProblem={hasScheduleProblem} />
        ) : null}
      </SaveBar>
    </form>
  );
}

/** The part that each button changes; the script replaces it. */
function Sections(props: LayoutFormProps & { mayChange: boolean }) {
  const { visit, state, warnings, settingProblems = [], pressed, refusal, mayChange } = props;
  const { translate } = visit.intl;
  const { sections } = state.page;
  const stored = new Set((props.stored ? blocksOf(props.stored) : []).map(({ id }) => id));
  const history = (way: 'undo' | 'redo') => (
    <LayoutButton
      visit={visit}
      change={{ kind: way }}
      isDisabled={state[way].length === 0}
      isFocused={pressed?.kind === way}
    />
  );
  return (
    <div className="pl-config-sections" data-sections>
      <input type="hidden" name="source" value={JSON.stringify(state.page)} />
      <input type="hidden" name="open" value={state.open ?? ''} />
      <input type="hidden" name="undo" value={writeStack(state.undo)} />
      <input type="hidden" name="redo" value={writeStack(state.redo)} />
      <div className="pl-config-block-head">
        <h2>{translate('config.layout.sections')}</h2>
        {mayChange ? (
          <span className="pl-config-row pl-config-moves">
            {history('undo')}
            {history('redo')}
          </span>
        ) : null}
      </div>
      <p role="status" className="pl-config-error" data-refusal>
        {refusal}
      </p>
      {sections.length === 0 ? (
        <p className="pl-config-empty">{translate('config.layout.empty')}</p>
      ) : null}
      {sections.map((section, at) => (
        <SectionRow
          key={section.id}
          visit={visit}
          section={section}
          at={at}
          count={sections.length}
          pageId={state.page.id}
          stored={stored}
          open={state.open}
          problems={settingProblems}
          warnings={warnings}
          mayChange={mayChange}
          pressed={pressed}
        />
      ))}
      {mayChange ? (
        <div className="pl-config-row">
          <button
            type="submit"
            className="pl-config-button"
            data-style="outline"
            name="do"
            value={layoutChangeValue({ kind: 'add-section', at: sections.length })}
            formNoValidate
          >
            {translate('config.layout.addSection')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
