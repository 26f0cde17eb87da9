import type { ConfigVisit } from '../configVisit';
import { layoutChangeValue, type LayoutChange } from './layoutChange';

type LabelledChange =
  Extract<LayoutChange, { of: 'section' | 'block' }> | { kind: 'close' | 'undo' | 'redo' };

export interface LayoutButtonProps {
  visit: Pick<ConfigVisit, 'intl'>;
  change: LabelledChange;
  /** The name of the part that it changes, for screen readers. */
  of?: string;
  /** Whether it gets the focus, so that the key presses it again. */
  isFocused?: boolean;
  isDisabled?: boolean;
}

/** A button that changes the page in its form, with and without a script. */
export const LayoutButton = ({ visit, change, of, isFocused, isDisabled }: LayoutButtonProps) => (
  <button
    type="submit"
    className="pl-config-link"
    name="do"
    value={layoutChangeValue(change)}
    formNoValidate
    disabled={isDisabled}
    // The pressed button keeps the focus.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    autoFocus={isFocused}
  >
    {visit.intl.translate(`config.layout.${change.kind}`)}
    {of === undefined ? null : <span className="pl-config-hidden"> {of}</span>}
  </button>
);
