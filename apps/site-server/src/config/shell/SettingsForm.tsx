import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import type { ListedRevision } from '../revisions/saveRevision';
import { Revisions } from '../revisions/Revisions';
import { ConfigShell } from './ConfigShell';
import { CrumbField } from './CrumbField';
import { DraftOffer } from './DraftOffer';
import { Notice } from './Notice';
import { SaveBar } from './SaveBar';
import { ProblemLinks } from './ProblemLinks';
import { SaveConflict } from './SaveConflict';

export interface SettingsFormProps {
  visit: ConfigVisit;
  /** The part of the area, which determines its address and messages. */
  part: 'cookies' | 'settings' | 'redirects';
  base: string;
  revisions: readonly ListedRevision[];
  /** Fields that could not be saved: their names and labels. */
  problems: readonly { field: string; label: string }[];
  /** The fields that another editor changed meanwhile. */
  conflict: readonly { name: string; theirs: string }[] | undefined;
  notice: string | undefined;
  /** The address of the form's preview. */
  preview?: string;
  /** The content above the form. */
  lead?: ReactNode;
  /** The content beside the form. */
  beside?: ReactNode;
  /** The content below the form, which may contain further forms. */
  below?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A page of the area whose fields are saved together, with their versions and conflicts. */
export function SettingsForm({
  visit,
  part,
  base,
  revisions,
  problems,
  conflict,
  notice,
  preview,
  lead,
  beside,
  below,
  children,
}: SettingsFormProps) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange(part);
  const title = translate(`config.part.${part}`);
  return (
    <ConfigShell visit={visit} part={part} page="edit" title={title}>
      <h1>{title}</h1>
      {lead}
      <Notice>{notice}</Notice>
      <ProblemLinks text={translate(`config.${part}.problems`)} problems={problems} />
      <div className="pl-config-editor">
        <form
          className="pl-config-fields"
          method="post"
          action={`/config/${part}`}
          data-editor
          data-preview={preview}
        >
          <DraftOffer translate={translate} />
          <SaveConflict
            translate={translate}
            text={translate(`config.${part}.conflict`)}
            differences={conflict}
          />
          <CrumbField visit={visit} />
          <input type="hidden" name="base" value={base} />
          {children}
          <SaveBar
            translate={translate}
            save={
              mayChange ? translate(conflict ? 'config.pages.saveMine' : 'config.save') : undefined
            }
            preview={mayChange ? preview : undefined}
            isSaved={Boolean(notice)}
          />
        </form>
        {beside}
      </div>
      {below}
      <Revisions visit={visit} revisions={revisions} address={`/config/${part}`} base={base} />
    </ConfigShell>
  );
}

/** A switch with its explanation. */
export function SwitchField({
  name,
  label,
  what,
  isOn,
}: {
  name: string;
  label: string;
  what: string;
  isOn: boolean | undefined;
}) {
  return (
    <label className="pl-config-check">
      <input type="checkbox" name={name} value="true" defaultChecked={isOn} />{' '}
      <span>
        {label}
        <span className="pl-config-note"> {what}</span>
      </span>
    </label>
  );
}
