import { isOfferedType } from './fieldProperties';
import type { FieldDraft, FormDraft } from './formDraft';

/** Reads the posted form of the builder. The fields are in the order of the page. */
export function readPostedForm(posted: URLSearchParams): FormDraft {
  const text = (name: string) => (posted.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return {
    formName: text('formName'),
    fields: posted.getAll('field').map((key) => readPostedField(posted, key)),
    submitButtonText: text('submitButtonText'),
    thanks: text('thanks'),
    isKept: posted.has('isKept'),
    mail: text('mail'),
    hasList: posted.has('hasList'),
    mailingListId: text('mailingListId'),
    consentField: text('consentField'),
    needsConfirmation: posted.has('needsConfirmation'),
    formId: text('formId'),
    successRedirect: text('successRedirect'),
    hasCaptcha: posted.has('hasCaptcha'),
    captchaTheme: posted.get('captchaTheme') === 'dark' ? 'dark' : 'light',
    disclaimer: text('disclaimer'),
  };
}

function readPostedField(posted: URLSearchParams, key: string): FieldDraft {
  const text = (name: string) =>
    (posted.get(`field.${key}.${name}`) ?? '').replaceAll('\r\n', '\n').trim();
  const isOn = (name: string) => posted.has(`field.${key}.${name}`);
  const type = text('type');
  return {
    stored: readObject(text('stored')),
    wasId: text('wasId'),
    id: text('id'),
    type: isOfferedType(type) ? type : 'text',
    title: text('title'),
    description: text('description'),
    placeholder: text('placeholder'),
    required: isOn('required'),
    maxLength: text('maxLength'),
    min: text('min'),
    max: text('max'),
    // The names of a row's field begin with those of its group: `field.2.0.title`.
    fields: posted
      .getAll(`field.${key}.field`)
      .map((inner) => readPostedField(posted, `${key}.${inner}`)),
    hasCalendar: isOn('hasCalendar'),
    earliest: text('earliest'),
    latest: text('latest'),
    accept: text('accept'),
    maxMegabytes: text('maxMegabytes'),
    options: text('options'),
    currencySymbol: text('currencySymbol'),
    showCountryCode: isOn('showCountryCode'),
    suggestsPlaces: isOn('suggestsPlaces'),
    underline: isOn('underline'),
    key: text('key'),
    value: text('value'),
  };
}

function readObject(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
}
