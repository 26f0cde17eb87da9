import type { FormSchema } from '@plinth/forms/schema';
import { pageType } from '@plinth/site-model';
import type { FormAnswer, RenderContext } from '../../context/renderContext';

/**
 * What a form posts along without JavaScript: the page it stands on, the key that makes it count once, and on a lock
 * screen the address that was asked for, since the page in the answer stands under the form's own.
 */
export function hiddenFormFields({ request, page }: RenderContext): Record<string, string> {
  const { formKey, unlockAnswer, url } = request;
  const isLockScreen = page.pageType === pageType.lockScreen;
  return {
    pageId: page.id,
    ...(formKey ? { key: formKey } : {}),
    ...(isLockScreen ? { returnTo: unlockAnswer?.returnTo ?? url.pathname + url.search } : {}),
  };
}

/** The server's answer to a post without JavaScript, in the words of the form engine. */
export function answeredForm({ request }: RenderContext, formId: string) {
  const answer: FormAnswer | undefined = request.formAnswers?.[formId];
  if (!answer) return {};
  const { outcome, values, errors, message } = answer;
  return {
    values,
    errors,
    outcome:
      outcome === 'saved'
        ? ({ ok: true } as const)
        : ({ ok: false, status: 400, body: { errors, error: message } } as const),
  };
}

/** What behaviour needs: the checked description, without a message that stands in the page already. */
export function describeForm({ submissionHtml, ...schema }: FormSchema, hasMessage: boolean) {
  return { schema: hasMessage ? schema : { ...schema, submissionHtml } };
}
