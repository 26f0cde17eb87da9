import { defineMessages } from '@plinth/site-model';

/** The words of the page itself; what blocks say stands in their packages. */
export const runtimeMessages = defineMessages({
  'runtime.skip': 'Skip to content',
  'runtime.navigation': 'Main',
});
