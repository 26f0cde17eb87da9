import { defineMessages, siteMessages } from '@plinth/site-model';

/** The messages of collections and their items. */
export const collectionMessages = defineMessages({
  'config.part.collections': 'Collections',
  'config.collections.none': 'This site has no collection yet.',
  'config.collections.noneFound': 'No item matches.',
  'config.collections.empty': 'Nothing is in here yet.',
  'config.collections.count': '{count, plural, one {# item} other {# items}}',
  'config.collections.kind.blog': 'Posts',
  'config.collections.kind.events': 'Dates',
  'config.collections.kind.gallery': 'Gallery',
  'config.collections.kind.portfolio': 'Portfolio',
  'config.collections.visibility': 'Visibility',
  'config.collections.visibility.all': 'All but deleted ones',
  'config.collections.visibility.published': 'Published',
  'config.collections.visibility.deleted': 'Deleted',
  'config.collections.published': 'Published on {when}',
  'config.collections.appears': 'Appears on {when}',
  'config.collections.noDate': 'Without a date',
  'siteModel.workflow.available': siteMessages['siteModel.workflow.available'],
  'siteModel.workflow.scheduled': siteMessages['siteModel.workflow.scheduled'],
  'siteModel.workflow.hidden': siteMessages['siteModel.workflow.hidden'],
  'siteModel.workflow.unsupported': siteMessages['siteModel.workflow.unsupported'],
  'siteModel.status.scheduled': siteMessages['siteModel.status.scheduled'],
  'siteModel.status.needsReview': siteMessages['siteModel.status.needsReview'],
  'siteModel.status.draft': siteMessages['siteModel.status.draft'],
  'siteModel.status.private': siteMessages['siteModel.status.private'],
});
