import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from './CrumbField';
import { DraftOffer } from './DraftOffer';
import { SaveBar } from './SaveBar';

export interface PlainSettingsFormProps {
  visit: ConfigVisit;
  action: string;
  /** The state of the settings that the form was made from. */
  base: string;
  legend: string;
  /**
   * Whether the legend is visible; it is hidden if the heading of the page says the same.
   * @default false
   */
  isLegendShown?: boolean;
  /** Whether the form was refused: its entries are not saved yet. */
  isRefused: boolean;
  isSaved: boolean;
  children: ReactNode;
}

/** The form of a settings page without versions, such as for keys. Unsaved entries are kept as a draft. */
export function PlainSettingsForm({
  visit,
  action,
  base,
  legend,
  isLegendShown = false,
  isRefused,
  isSaved,
  children,
}: PlainSettingsFormProps) {
  const { translate } = visit.intl;
  const mayChange = visit.rights.mayChange('settings');
  return (
    <form
      className="pl-config-fields"
      method="post"
      action={action}
      data-editor
      data-unsaved-answer={isRefused ? '' : undefined}
    >
      <DraftOffer translate={translate} />
      <CrumbField visit={visit} />
      <input type="hidden" name="base" value={base} />
      <fieldset disabled={!mayChange}>
        <legend className={isLegendShown ? undefined : 'pl-config-hidden'}>{legend}</legend>
        {children}
      </fieldset>
      <SaveBar
        translate={translate}
        save={mayChange ? translate('config.save') : undefined}
        isUnsaved={isRefused}
        isSaved={isSaved}
      />
    </form>
  );
}
