import { Fragment } from 'react';
import type { FormProblem } from '../blocks/checkSettings';
import { localText } from '../blocks/SettingsFields';
import { settingName } from '../blocks/settingName';
import type { ConfigVisit } from '../configVisit';
import type { StoredDraft } from '../drafts/draftStore';
import { hasNoAddress } from '../../site/hasNoAddress';
import { lockSubjectOf } from '../../site/lock';
import { PageVersions } from '../languages/PageVersions';
import { isLockable } from '../locks/isLockable';
import { LockForm } from '../locks/LockForm';
import { pageAddress } from '../pages/pageVisit';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { DeleteForm } from '../shell/DeleteForm';
import { Notice } from '../shell/Notice';
import { PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import { DraftNote } from './DraftBar';
import { LayoutForm, type LayoutFormProps } from './LayoutForm';
import { pageFieldName } from './pageFields';

export interface LayoutPageProps extends Omit<LayoutFormProps, 'address' | 'stored'> {
  visit: ConfigVisit;
  /** The page's id; absent for a page that is neither stored nor a draft. */
  id: string | undefined;
  /** Whether the page is published. */
  isPublished: boolean;
  draft: StoredDraft | undefined;
  revisions: readonly ListedRevision[];
  notice?: string | undefined;
  error?: string | undefined;
}

/** The form of a page, with its preview beside it. */
export function LayoutPage(props: LayoutPageProps) {
  const { visit, id, isPublished, draft, revisions, notice, error, ...form } = props;
  const { state, base, pageProblems = [], settingProblems = [], hasScheduleProblem } = form;
  const { intl, rights, site } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('pages');
  const address = id === undefined ? '/config/new-page' : pageAddress(id);
  const published = site.definition.pages.find((one) => one.id === id);
  const title = id === undefined ? translate('config.pages.new') : state.fields.title || id;
  const refused = pageProblems.length + settingProblems.length > 0 || hasScheduleProblem;
  return (
    <ConfigShell visit={visit} part="pages" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/pages">{translate('config.part.pages')}</a>
      </p>
      <div className="pl-config-head">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <span className="pl-config-row">
          <a className="pl-config-quiet" href={`${address}/json`}>
            {translate('config.layout.json')}
          </a>
          {published === undefined || hasNoAddress(published) ? null : (
            <a
              className="pl-config-quiet"
              href={`/config/?frameUrl=${encodeURIComponent(`/${published.slug}`)}`}
            >
              {translate('config.pages.inFrame')}
            </a>
          )}
        </span>
      </div>
      <Notice>{notice}</Notice>
      {refused ? <Problems {...props} /> : null}
      {error ? <Refusal>{error}</Refusal> : null}
      {draft ? <DraftNote visit={visit} draft={draft} isPublished={isPublished} /> : null}
      <div className="pl-config-editor">
        <LayoutForm
          visit={visit}
          address={address}
          stored={draft?.page ?? published}
          isSaved={Boolean(notice)}
          {...form}
        />
        <PreviewFrame
          translate={translate}
          address={isPublished && !draft ? `${address}/preview` : undefined}
        />
      </div>
      {published ? <PageVersions visit={visit} page={published} /> : null}
      {published && isLockable(published, site) ? (
        <LockForm
          visit={visit}
          address={address}
          subject={lockSubjectOf(published.id)}
          of="page"
          mayChange={mayChange}
        />
      ) : null}
      <Revisions visit={visit} revisions={revisions} address={address} base={base} />
      {draft && mayChange ? (
        <DeleteForm
          visit={visit}
          action={`${address}/draft/delete`}
          label={translate('config.layout.draft.discard')}
          text={translate('config.layout.draft.discard.text')}
        />
      ) : null}
      {isPublished && mayChange ? (
        <DeleteForm
          visit={visit}
          action={`${address}/delete`}
          label={translate('config.pages.delete')}
          text={translate('config.pages.delete.text')}
        >
          <input type="hidden" name="base" value={base} />
        </DeleteForm>
      ) : null}
    </ConfigShell>
  );
}

function Problems({
  visit: { intl },
  pageProblems = [],
  settingProblems = [],
  hasScheduleProblem,
}: LayoutPageProps) {
  const { translate } = intl;
  const fields = [
    ...pageProblems.map(({ field }) => ({
      href: `#${pageFieldName(field)}`,
      label: translate(`config.layout.field.${field}`),
    })),
    ...settingProblems.map(({ path, setting }: FormProblem) => ({
      href: `#${settingName(path)}`,
      label: localText(intl, setting.label),
    })),
    ...(hasScheduleProblem
      ? [{ href: '#publishDate', label: translate('config.layout.schedule') }]
      : []),
  ];
  return (
    <Refusal>
      {translate('config.layout.problems')}{' '}
      {fields.map(({ href, label }, index) => (
        <Fragment key={href}>
          {index > 0 ? ', ' : null}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </Refusal>
  );
}
