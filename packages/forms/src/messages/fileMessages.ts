import type { MessageCatalogue } from '@plinth/site-model';

/** Messages of a file field with its script. */
export const fileMessages = {
  'forms.file.uploading': '{name} is being uploaded.',
  'forms.file.uploaded': '{name} is uploaded.',
  'forms.file.failed': '{name} could not be uploaded.',
  'forms.file.left': '{name} was not uploaded before the page was left. Choose it again.',
  'forms.file.removed': '{name} is removed.',
  'forms.file.remove': 'Remove',
  'forms.file.cancel': 'Cancel',
  'forms.file.retry': 'Try again',
  'forms.file.tooLarge': '{name} is larger than {size} MB.',
  'forms.file.kind': '{name} is of a kind that is not allowed here.',
  'forms.file.empty': '{name} is empty.',
} as const satisfies MessageCatalogue;
