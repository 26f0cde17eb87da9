import type { ConfigVisit } from '../configVisit';
import type { RemovedField } from './changeFields';

/** Names the removed field, and offers to restore it. */
export function RemovedNotice({ visit, removed }: { visit: ConfigVisit; removed: RemovedField }) {
  const { translate } = visit.intl;
  return (
    <p className="pl-config-notice pl-config-row" role="status">
      <span>
        {translate('config.form.removed', {
          title: removed.field.title || translate('config.form.field.untitled'),
        })}
      </span>
      <input type="hidden" name="removed" value={JSON.stringify(removed)} />
      <button
        type="submit"
        className="pl-config-link"
        name="do"
        value="bring-back"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone with its field
        autoFocus
        formNoValidate
      >
        {translate('config.form.bringBack')}
      </button>
    </p>
  );
}
