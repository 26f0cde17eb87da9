import type { Translate } from '@plinth/site-model';
import type { EngineMessageKey } from '../messages/engineMessages';
import type { FormErrors, FormSchema } from './formSchema';
import type { SubmitRefusal } from './submission';
import { setOwnValue } from './ownValue';

/** A refusal as messages for the visitor. */
export interface Explanation {
  /** Above the form. */
  message: string;
  /** Below the form, where errors stand at fields ([FRM-16]). */
  messageBelow?: string;
  /** Messages at fields of this form. */
  errors: FormErrors;
  /** Messages for ids that this form does not have; they belong to the form as a whole. */
  others: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const named: readonly number[] = [401, 404, 429, 500];

/** Explains a refused save: [FRM-15] by status, [FRM-16] by the body, and when to try again. */
export function explainRefusal(
  { status, body, retryAfter }: SubmitRefusal,
  schema: FormSchema,
  translate: Translate<EngineMessageKey>,
): Explanation {
  const wait = retryAfter === undefined ? [] : [explainWait(retryAfter, translate)];
  const plain = (message: string): Explanation => ({ message, errors: {}, others: wait });
  if (status === 0) return plain(translate('forms.connection'));
  if (named.includes(status)) return plain(translate(`forms.status.${status}` as EngineMessageKey));
  const answer = isObject(body) ? (isObject(body['data']) ? body['data'] : body) : {};
  const given = answer['errors'];
  if (status === 400 && isObject(given) && Object.keys(given).length > 0) {
    const errors: Record<string, string> = {};
    const others: string[] = [];
    for (const [id, message] of Object.entries(given)) {
      if (typeof message !== 'string') continue;
      if (schema.fields.some((field) => field.id === id && field.type !== 'hidden'))
        setOwnValue(errors, id, message);
      else others.push(message);
    }
    return {
      message: translate('forms.reviewBelow'),
      messageBelow: translate('forms.reviewAbove'),
      errors,
      others: [...others, ...wait],
    };
  }
  const error = answer['error'];
  return plain((typeof error === 'string' && error) || translate('forms.unknown'));
}

function explainWait(seconds: number, translate: Translate<EngineMessageKey>): string {
  return seconds > 90
    ? translate('forms.retryAfterMinutes', { minutes: Math.ceil(seconds / 60) })
    : translate('forms.retryAfter', { seconds: Math.ceil(seconds) });
}
