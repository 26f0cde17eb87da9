import { attachForm } from './attachForm';
import type { AttachFormOptions } from './attachFormOptions';

export interface AttachNewsletterOptions extends AttachFormOptions {
  /** Called after a subscription: the page records it ([FRM-19]). */
  onSubscribed?: ((formId: string) => void) | undefined;
}

/**
 * Adds behaviour to a newsletter form, whose errors are inside the form's body ([FRM-19]).
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachNewsletter, type FormPorts } from '@plinth/forms';
 *
 * export const start = (ports: FormPorts) =>
 *   attachNewsletter(document.querySelector<HTMLElement>('.pl-newsletter')!, { ports });
 * ```
 */
export function attachNewsletter(root: HTMLElement, options: AttachNewsletterOptions): () => void {
  const { ports, onSubscribed } = options;
  return attachForm(root, {
    messagePlace: '.newsletter-form-body',
    ...options,
    ports: {
      ...ports,
      onSubmitted: (submission) => {
        ports.onSubmitted?.(submission);
        onSubscribed?.(submission.formId);
      },
    },
  });
}
