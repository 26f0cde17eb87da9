import { ownValue } from '@plinth/forms/rules';
import { parseFormSchema, type FormSchema } from '@plinth/forms/schema';
import { blockType, createPlainTranslate, pageType } from '@plinth/site-model';
import type { FormAnswer, PageRequest, RenderContext } from '../../context/renderContext';
import { withSiteCaptcha } from '../../context/siteCaptcha';
import { confirmMessages } from './confirmMessages';

/** A form, and its block. */
export interface FormOfBlock {
  formId: string;
  blockId: string;
}

/**
 * The form of a block as its page shows it: with the site's captcha, and with a note about the
 * confirmation mail, unless it has its own text.
 */
export function formOfBlock(
  settings: Readonly<Record<string, unknown>>,
  { site, locale, messages }: RenderContext,
  type: number,
): FormSchema {
  const schema = withSiteCaptcha(parseFormSchema(settings), site.websiteSettings);
  const storage = Object(settings['storage']) as Readonly<Record<string, unknown>>;
  const joinsAlways =
    type === blockType.newsletter || (storage['mailingListId'] && !storage['consentField']);
  const hasOwnText = schema.submissionText !== undefined || schema.submissionHtml !== undefined;
  if (storage['needsConfirmation'] !== true || !joinsAlways || hasOwnText) return schema;
  const translate = createPlainTranslate(confirmMessages, { locale, overrides: messages });
  return { ...schema, submissionText: translate('runtime.confirm.check') };
}

/**
 * The hidden fields that a form posts without JavaScript: its place, the key with which it counts
 * once, and on a lock screen the requested address, since the page in the answer is at the form's
 * own address. Each form has its own key, so that a visitor who goes back can send another form of
 * the page.
 */
export function hiddenFormFields(
  { request, page }: RenderContext,
  form: FormOfBlock,
): Record<string, string> {
  const { newFormKey, unlockAnswer, url } = request;
  const key = answerTo(request, form)?.key ?? newFormKey?.();
  const isLockScreen = page.pageType === pageType.lockScreen;
  return {
    pageId: page.id,
    blockId: form.blockId,
    ...(key ? { key } : {}),
    ...(isLockScreen ? { returnTo: unlockAnswer?.returnTo ?? url.pathname + url.search } : {}),
  };
}

/** The server's answer to a post without JavaScript, explained by the form engine. */
export function answeredForm({ request }: RenderContext, form: FormOfBlock) {
  const answer = answerTo(request, form);
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

/** The same form may be on a page twice: only the posted one gets the answer. */
export function answerTo({ formAnswers }: PageRequest, form: FormOfBlock): FormAnswer | undefined {
  const answer = formAnswers && ownValue(formAnswers, form.formId);
  return (answer?.blockId ?? form.blockId) === form.blockId ? answer : undefined;
}

/**
 * The data that the behaviour needs: the checked description, without a message that is already in
 * the page.
 */
export function describeForm({ submissionHtml, ...schema }: FormSchema, hasMessage: boolean) {
  return { schema: hasMessage ? schema : { ...schema, submissionHtml } };
}
