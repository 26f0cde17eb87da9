import { itemStatus, statusLabelKey, workflowLabelKey } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { statusAt } from './itemVisibility';

/** The label of an item in the content workflow, and its status where the label alone does not show it ([MOD-2]). */
export function WorkflowLabel({
  visit: { intl, now },
  item,
}: {
  visit: Pick<ConfigVisit, 'intl' | 'now'>;
  item: { status: number; publishedAt: Date };
}) {
  const { translate } = intl;
  const status = statusAt(item, now);
  if (status === itemStatus.deleted)
    return (
      <span className="pl-config-status" data-status="poor">
        {translate('config.collections.visibility.deleted')}
      </span>
    );
  const key = status === itemStatus.scheduled ? undefined : statusLabelKey(status);
  return (
    <>
      <span className="pl-config-status" data-status={tones[status] ?? 'middling'}>
        {translate(workflowLabelKey(status))}
      </span>
      {key ? <span>{translate(key)}</span> : null}
    </>
  );
}

const tones: Readonly<Record<number, string>> = {
  [itemStatus.published]: 'good',
  [itemStatus.scheduled]: 'middling',
};
