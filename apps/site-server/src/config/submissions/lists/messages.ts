import { defineMessages } from '@plinth/site-model';

/** The messages of the mailing lists. */
export const listMessages = defineMessages({
  'config.lists': 'Mailing lists',
  'config.lists.none': 'There is no mailing list yet.',
  'config.lists.new': 'A new list',
  'config.lists.name': 'Name',
  'config.lists.add': 'Add the list',
  'config.lists.rename': 'Rename…',
  'config.lists.rename.now': 'Rename',
  'config.lists.active': '{count, plural, one {{shown} address} other {{shown} addresses}}',
  'config.lists.pending':
    '{count, plural, one {{shown} not confirmed yet} other {{shown} not confirmed yet}}',
  'config.lists.delete.text':
    'The list goes for good. The entries of its forms stay among the submissions.',
  'config.lists.done.added': 'The list is there. Connect it to a form in the form builder.',
  'config.lists.done.renamed': 'The list is renamed.',
  'config.lists.done.deleted': 'The list is deleted.',
  'config.lists.problem.empty': 'Give the list a name.',
  'config.lists.problem.taken': 'Another list has this name.',
  'config.lists.problem.longer': 'The name has more than 100 characters.',
});
