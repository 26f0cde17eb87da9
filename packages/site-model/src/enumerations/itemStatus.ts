/** State of a content item by number ([MOD-2]). */
export const itemStatus = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;
export type ItemStatus = (typeof itemStatus)[keyof typeof itemStatus] | (number & {});

/** The visitors who may see an item ([MOD-2]). */
export const itemVisibility = {
  draft: 'draft',
  published: 'published',
  needsReview: 'needs-review',
  scheduled: 'scheduled',
} as const;
export type ItemVisibility = (typeof itemVisibility)[keyof typeof itemVisibility] | (string & {});

/**
 * Key of an item's label in the content workflow ([MOD-2]); states without a label are
 * “unsupported”.
 */
export function workflowLabelKey(status: ItemStatus) {
  switch (status) {
    case itemStatus.published:
      return 'siteModel.workflow.available';
    case itemStatus.scheduled:
      return 'siteModel.workflow.scheduled';
    case itemStatus.draft:
      return 'siteModel.workflow.hidden';
    default:
      return 'siteModel.workflow.unsupported';
  }
}

/** Key of a status label, or `undefined` for a status without a label ([MOD-2]). */
export function statusLabelKey(status: ItemStatus) {
  switch (status) {
    case itemStatus.scheduled:
      return 'siteModel.status.scheduled';
    case itemStatus.needsReview:
      return 'siteModel.status.needsReview';
    case itemStatus.draft:
      return 'siteModel.status.draft';
    case itemStatus.private:
      return 'siteModel.status.private';
    default:
      return undefined;
  }
}
