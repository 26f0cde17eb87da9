import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { PreviewButton } from './Preview';

export interface SaveBarProps {
  translate: ConfigVisit['intl']['translate'];
  /** Label of the button that saves; none for who may only look. */
  save?: string | undefined;
  /** Where the form is shown before it is saved. */
  preview?: string | undefined;
  /** Whether the form shows what is not saved. */
  isUnsaved?: boolean;
  /** Whether this is the answer to a save: said where its button was pressed. */
  isSaved?: boolean;
  /** More buttons, behind the one that saves. */
  children?: ReactNode;
  /** More notes, behind the state. */
  notes?: ReactNode;
}

/** The end of a form of the area, always in sight: its buttons, and whether everything is saved. */
export const SaveBar = ({
  translate,
  save,
  preview,
  isUnsaved = false,
  isSaved = false,
  children,
  notes,
}: SaveBarProps) => (
  <div className="pl-config-row pl-config-bar">
    {save === undefined ? null : (
      <button type="submit" className="pl-config-button" data-save>
        {save}
      </button>
    )}
    {children}
    {preview === undefined ? null : <PreviewButton translate={translate} address={preview} />}
    <span className="pl-config-bar-notes pl-config-note">
      <span data-unsaved hidden={!isUnsaved}>
        {translate('config.unsaved')}
      </span>
      {isSaved ? <span data-saved>{translate('config.saved')}</span> : null}
      {notes}
    </span>
  </div>
);
