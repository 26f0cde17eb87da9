import { createHash } from 'node:crypto';
import { foldEntries } from '@plinth/forms/digits';
import {
  filesOf,
  sentValues,
  validateForm,
  type FormErrors,
  type FormSchema,
  type FormValues,
} from '@plinth/forms/rules';
import { messagesOfSite } from '@plinth/site-renderer';
import { and, eq } from 'drizzle-orm';
import { formSubmissions } from '../database/schema/index';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { translateForm } from '../forms/translateForm';
import { maskPasswords } from '../forms/maskPasswords';
import { storeSubmission } from './storeSubmission';
import { findFormFiles } from '../formFiles/formFileRows';
import { spendCaptcha, earlierVerdict } from '../forms/spendCaptcha';

export interface Submission {
  key: string;
  form: FormSchema;
  values: FormValues;
  /** The captcha's solution, where the page has one. */
  captchaKey?: string | null | undefined;
  /** The answer to the captcha's question, where the browser posted the form without a script. */
  captchaAnswer?: string | null | undefined;
  /** The page's description of itself. */
  pageContext: Record<string, unknown>;
  /** `script`, or `page` where the browser posted the form without a script. */
  channel: 'script' | 'page';
}

export type SaveResult =
  | { outcome: 'saved' }
  /** The visitor can correct it; the key is still valid. */
  | { outcome: 'invalid'; errors: FormErrors; message: string }
  /** The captcha is missing, wrong or used up. */
  | { outcome: 'no-captcha'; message: string }
  /** It was sent from a page without keys: nothing is stored before it is sent with a key. */
  | { outcome: 'no-key'; errors: FormErrors; message: string }
  /** The key is invalid: forged, too old, or used for something else. */
  | { outcome: 'unusable-key'; message: string };

/**
 * Checks a submission by the rules of the page and stores it, once per key: repeating the same request returns the same
 * answer.
 */
export async function saveSubmission(
  services: Services,
  site: SiteSnapshot,
  { key, form, values: given, captchaKey, captchaAnswer, pageContext, channel }: Submission,
): Promise<SaveResult> {
  const { db, clock, submissionKeys, captcha, captchaSums } = services;
  const { definition } = site;
  const keyState = submissionKeys.check(key);
  const unusable: SaveResult = {
    outcome: 'unusable-key',
    message: translateForm(definition, 'forms.processing'),
  };
  // Without a script a browser can only send the fields of its page.
  const hasNoKey = key === '' && channel === 'page';
  if (keyState === 'forged' && !hasNoKey) return unusable;

  // Without a script the digits are as the visitor's keyboard has typed them.
  const found = await findFormFiles(services, {
    siteId: definition.id,
    form,
    values: foldEntries(form, given),
    key,
  });
  const { values } = found;
  const { locale } = definition;
  const errors = validateForm(form, values, { locale, messages: messagesOfSite(definition) });
  if (hasNoKey) return { ...unusable, outcome: 'no-key', errors };
  if (Object.keys(errors).length > 0) {
    return { outcome: 'invalid', errors, message: translateForm(definition, 'forms.invalid') };
  }

  const stored = maskPasswords(form, sentValues(form, values));
  const sentFiles = Object.entries(found.compared).filter(([id]) => Object.hasOwn(stored, id));
  const contentDigest = digest(form.formId, { ...stored, ...Object.fromEntries(sentFiles) });
  const fileIds = found.ids.filter((id) =>
    sentFiles.some(([fieldId]) => Object.hasOwn(filesOf(values[fieldId]), id)),
  );
  if (keyState === 'valid') {
    if (form.captcha?.enabled && !captchaSums.isAnswered(key, captchaAnswer ?? '')) {
      const verdict =
        (form.captcha.provider ? await earlierVerdict(db, captchaKey ?? '') : undefined) ??
        (await captcha.verify(captchaKey ?? '', form.captcha));
      if (!(await spendCaptcha(db, { verdict, submissionKey: key }))) {
        return { outcome: 'no-captcha', message: translateForm(definition, 'forms.captcha') };
      }
    }
    const isStored = await storeSubmission(services, site, {
      fileIds,
      submissionKey: key,
      contentDigest,
      formId: form.formId,
      formName: form.formName,
      values: stored,
      pageContext,
      channel,
      receivedAt: new Date(clock()),
    });
    if (isStored) return { outcome: 'saved' };
  }
  const [earlier] = await db
    .select({ contentDigest: formSubmissions.contentDigest })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.siteId, definition.id), eq(formSubmissions.submissionKey, key)));
  return earlier?.contentDigest === contentDigest ? { outcome: 'saved' } : unusable;
}

/** The order of the fields is that of the form, so that equal submissions have equal text. */
const digest = (formId: string, values: Record<string, unknown>) =>
  createHash('sha256')
    .update(JSON.stringify([formId, values]))
    .digest('base64url');
