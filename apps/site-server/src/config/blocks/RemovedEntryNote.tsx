import type { ConfigVisit } from '../configVisit';
import { restoreAction, type RemovedEntry } from './changeList';

export interface RemovedEntryNoteProps {
  visit: Pick<ConfigVisit, 'intl'>;
  removed: RemovedEntry;
}

/** An entry of a list is removed without a prompt, and can be restored by a button. */
export const RemovedEntryNote = ({ visit: { intl }, removed }: RemovedEntryNoteProps) => (
  <p className="pl-config-notice pl-config-row" role="status">
    <span>{intl.translate('config.blocks.list.removed')}</span>
    <input type="hidden" name="removed" value={JSON.stringify(removed)} />
    <button
      type="submit"
      className="pl-config-link"
      name="do"
      value={restoreAction}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone with its entry
      autoFocus
      formNoValidate
    >
      {intl.translate('config.blocks.list.bringBack')}
    </button>
  </p>
);
