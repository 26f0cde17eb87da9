import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { PreviewButton } from './Preview';

export interface SaveBarProps {
  translate: ConfigVisit['intl']['translate'];
  /** Label of the button that saves; `undefined` for a read-only account. */
  save?: string | undefined;
  /** The address of the preview. */
  preview?: string | undefined;
  /** Whether the form contains unsaved changes. */
  isUnsaved?: boolean;
  /** Whether this is the answer to a save: shown beside the pressed button. */
  isSaved?: boolean;
  /** More buttons, after the button that saves. */
  children?: ReactNode;
  /** Further notes, after the state. */
  notes?: ReactNode;
}

/** The end of a form of the area, always in view: its buttons, and whether everything is saved. */
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
