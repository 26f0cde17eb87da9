import { itemStatus, itemVisibility, statusLabelKey, type ItemStatus } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';

/** The visibilities that an owner can choose, from draft to published ([MOD-2]). */
export const visibilities = [
  itemVisibility.draft,
  itemVisibility.needsReview,
  itemVisibility.scheduled,
  itemVisibility.published,
] as const;

export type ChosenVisibility = (typeof visibilities)[number];

const statusOf: Readonly<Record<ChosenVisibility, ItemStatus>> = {
  [itemVisibility.draft]: itemStatus.draft,
  [itemVisibility.needsReview]: itemStatus.needsReview,
  [itemVisibility.scheduled]: itemStatus.scheduled,
  [itemVisibility.published]: itemStatus.published,
};

export const statusOfVisibility = (visibility: ChosenVisibility): ItemStatus =>
  statusOf[visibility];

/** `undefined` for a status that cannot be chosen, such as private. */
export const visibilityOfStatus = (status: ItemStatus): ChosenVisibility | undefined =>
  visibilities.find((one) => statusOf[one] === status);

/** The status at a moment: a scheduled item is published from its moment on. */
export function statusAt(
  { status, publishedAt }: { status: ItemStatus; publishedAt: Date },
  now: Date,
): ItemStatus {
  if (status !== itemStatus.published && status !== itemStatus.scheduled) return status;
  return publishedAt > now ? itemStatus.scheduled : itemStatus.published;
}

/** The label of a status. */
export function statusName(
  status: ItemStatus,
  translate: ConfigVisit['intl']['translate'],
): string {
  if (status === itemStatus.deleted) return translate('config.collections.visibility.deleted');
  const key = statusLabelKey(status);
  return translate(key ?? 'config.collections.visibility.published');
}
