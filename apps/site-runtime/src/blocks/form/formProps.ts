import type { FormSchema } from '@plinth/forms/schema';
import { pageType } from '@plinth/site-model';
import type { FormAnswer, RenderContext } from '../../context/renderContext';

/**
 * What a form posts along without JavaScript: the page it stands on, the key that makes it count once, and on a lock
 * screen the address that was asked for, since the page in the answer stands under the form's own. The key is the form's
 * alone: whoever goes back to the page after one form has another to send.
 */
export function hiddenFormFields(
  { request, page }: RenderContext,
  formId: string,
): Record<string, string> {
  const { formAnswers, newFormKey, unlockAnswer, url } = request;
  const key = formAnswers?.[formId]?.key ?? newFormKey?.();
  const isLockScreen = page.pageType === pageType.lockScreen;
  return {
    pageId: page.id,
    ...(key ? { key } : {}),
    ...(isLockScreen ? { returnTo: unlockAnswer?.returnTo ?? url.pathname + url.search } : {}),
  };
}

/** The server's answer to a post without JavaScript, in the words of the form engine. */
export function answeredForm({ request }: RenderContext, formId: string) {
  const answer: FormAnswer | undefined = request.formAnswers?.[formId];
  if (!answer) return {};
  const { outcome, values, errors, message, retryAfter } = answer;
  return {
    values,
    errors,
    outcome:
      outcome === 'saved'
        ? ({ ok: true } as const)
        : ({ ok: false, status: 400, retryAfter, body: { errors, error: message } } as const),
  };
}

/** What behaviour needs: the checked description, without a message that stands in the page already. */
export function describeForm({ submissionHtml, ...schema }: FormSchema, hasMessage: boolean) {
  return { schema: hasMessage ? schema : { ...schema, submissionHtml } };
}
