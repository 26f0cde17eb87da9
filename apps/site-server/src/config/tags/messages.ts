import { defineMessages, interfaceMessages } from '@plinth/site-model';

/** The messages of tags and categories in the configuration area. */
export const tagConfigMessages = defineMessages({
  'config.tags': 'Tags and categories',
  'config.tags.tags': 'Tags',
  'config.tags.categories': 'Categories',
  'config.tags.items': '{items, plural, one {# item} other {# items}}',
  'config.tags.none': 'No item has one yet.',
  'config.tags.to': 'New name',
  'config.tags.to.what': 'For renaming one, or for the one that several become.',
  'config.tags.rename': 'Rename',
  'config.tags.merge': 'Make them one',
  'config.tags.delete': 'Take away from all items',
  'config.tags.delete.ask': 'Take away from all items…',
  'config.tags.delete.text': interfaceMessages['interface.confirmRemoveTag'],
  'config.tags.choose': 'Nothing was changed: choose at least one of the list.',
  'config.tags.noName': 'Nothing was changed: please enter the new name.',
  'config.tags.long': 'Nothing was changed: a name has at most {max} characters.',
  'config.tags.oneAtATime': interfaceMessages['interface.oneTagAtATime'],
  'config.tags.exists': interfaceMessages['interface.tagExists'],
  'config.tags.done.renamed': 'Every item has the new name.',
  'config.tags.done.merged': 'They are one in every item.',
  'config.tags.done.deleted': 'No item has them any more.',
});
