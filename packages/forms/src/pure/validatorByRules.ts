import type { Translate } from '@plinth/site-model';
import { languageTag } from '@plinth/site-model/language-tag';
import type { EngineMessageKey } from '../messages/engineMessages';
import { checkByRules } from './checkByRules';
import { dateBounds } from './dateBounds';
import type { Failure, FieldRules } from './fieldRule';
import { isFieldShown } from './isFieldShown';
import type { FieldValue, FormErrors, FormField, FormSchema, FormValues } from './formSchema';
import { ownValue, setOwnValue } from './ownValue';

/** A field's error with the invalid part of a compound field. */
export interface FieldError {
  message: string;
  part?: number;
}

/** Checks a form repeatedly; messages are created once per field. */
export interface Validator {
  /** Errors of all visible fields, by id. Empty if everything is right. */
  validate: (values: FormValues) => FormErrors;
  validateField: (field: FormField, value: FieldValue | undefined) => FieldError | undefined;
}

/** A title with such an ending cannot be part of a sentence. */
const hasEnd = /[?!.:؟。！？]$/;

interface MessageOptions {
  translate: Translate<EngineMessageKey>;
  /** The language of dates in messages. */
  locale: string;
}

/** Binds rules to a form and to a language. */
export function validatorByRules(
  rules: FieldRules,
  schema: FormSchema,
  { translate, locale }: MessageOptions,
): Validator {
  const { fields, formats } = schema;
  const check = checkByRules(rules);
  // Keyed by field, not by a text of key and id: creating that text costs more than the check.
  const messages = new Map<FormField, Record<string, string>>();

  const messageOf = (field: FormField, [key]: Failure): string => {
    const known = messages.get(field) ?? {};
    messages.set(field, known);
    const isDate = field.type === 'date';
    const [from, to] = isDate ? dateBounds(field).map((bound) => dateText(bound, locale)) : [];
    return (known[key] ??= translate(key, {
      title: hasEnd.test(field.title) ? translate('forms.answer') : field.title,
      email: translate('forms.emailExample'),
      min: from ?? field.min ?? '',
      max: to ?? field.max ?? 1,
    }));
  };

  return {
    validate(values) {
      const errors: Record<string, string> = {};
      for (const field of fields) {
        const failure = check(field, ownValue(values, field.id), formats);
        if (failure && isFieldShown(field, schema, values))
          setOwnValue(errors, field.id, messageOf(field, failure));
      }
      return errors;
    },
    validateField(field, value) {
      const failure = check(field, value, formats);
      const part = failure?.[1];
      return failure && { message: messageOf(field, failure), ...(part !== undefined && { part }) };
    },
  };
}

/**
 * A date in the format of a language, in the Gregorian calendar, in which it is entered; any other
 * text is returned unchanged.
 */
function dateText(iso: string, locale: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' } as const;
  try {
    return new Intl.DateTimeFormat(languageTag(locale), options).format(new Date(iso));
  } catch {
    return iso;
  }
}
