import type { MessageCatalogue, Translate } from '@plinth/site-model';

/**
 * Messages of parts that not every form has: steps, drafts, captcha, counters. Without
 * `defineMessages`, because a part that loads late should not share a module with the page only for
 * its types.
 */
export const behaviourMessages = {
  'forms.step': 'Step {step} of {steps}',
  'forms.restored': 'Your earlier entries have been restored.',
  'forms.verifying': 'Checking that you are human…',
  'forms.verified': 'Checked: you are human.',
  'forms.verifyFailed': 'The check did not work. Try again.',
  'forms.row.added': '{row} added.',
  'forms.row.removed': '{row} removed.',
  'forms.counter': '{used} / {max}',
  'forms.remaining': '{count, plural, one {# character left.} other {# characters left.}}',
  'forms.over': '{count, plural, one {# character too many.} other {# characters too many.}}',
} as const satisfies MessageCatalogue;

/** Translates these messages. */
export type TranslateExtra = Translate<keyof typeof behaviourMessages>;
