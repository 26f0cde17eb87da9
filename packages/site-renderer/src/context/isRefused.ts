import type { PageRequest } from '@plinth/site-blocks/rendering';

/**
 * Whether the page answers a refused post: its title begins with that, because screen readers and
 * browser tabs begin with the title ([RUN-40]).
 */
export function isRefused({ shop, formAnswers, loginAnswer, unlockAnswer }: PageRequest): boolean {
  const forms = Object.values(formAnswers ?? {});
  return Boolean(
    shop?.answer?.message ||
    forms.some(({ outcome }) => outcome === 'refused') ||
    loginAnswer?.message ||
    unlockAnswer?.message,
  );
}
