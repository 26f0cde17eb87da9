import type { PageRequest } from '@plinth/site-blocks/rendering';

/**
 * Whether the page answers a post that was refused: its title says so first, where screen readers begin and a list of tabs
 * shows it ([RUN-40]).
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
