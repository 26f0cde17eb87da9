import { readFormContext } from '@plinth/forms/schema';
import { fieldProperties } from './fieldProperties';
import type { FieldDraft, FormDraft } from './formDraft';
import { linesOf } from './linesOf';

type Settings = Readonly<Record<string, unknown>>;

/**
 * The settings of a block with those of its builder. Settings that the builder does not show stay; conditions and steps
 * follow a field to its new id and drop a removed field.
 */
export function formSettings(draft: FormDraft, stored: Settings): Record<string, unknown> {
  const { fields: _fields, formFields: _formFields, ...others } = stored;
  const renamed = new Map(draft.fields.map(({ wasId, id }) => [wasId, id]));
  const ids = new Set(draft.fields.map(({ id }) => id));
  const follow = (id: unknown) => {
    const now = renamed.get(String(id)) ?? String(id);
    return ids.has(now) ? now : undefined;
  };
  return written(others, {
    formName: draft.formName,
    formId: draft.formId,
    formFields: draft.fields.map((field) => fieldSettings(field, follow)),
    submitButtonText: undefined,
    formSubmitButtonText: draft.submitButtonText,
    ...thanksSettings(draft, stored),
    successRedirect: draft.successRedirect,
    disclaimer: draft.disclaimer,
    disclaimerMessage: undefined,
    captchaEnabled: undefined,
    captchaTheme: undefined,
    captcha: captchaSettings(draft, stored),
    storage: storageSettings(draft, follow),
    steps: stepsOf(stored['steps'], follow),
  });
}

/** A stored plain text stays plain text until it is changed; a text that is typed in the builder is HTML. */
function thanksSettings({ thanks }: FormDraft, stored: Settings): Settings {
  const { submissionHtml, submissionText = '' } = readFormContext(stored);
  if (submissionHtml === undefined && thanks === submissionText.trim()) return {};
  return {
    submissionText: undefined,
    submissionHtml: undefined,
    submissionMessage: undefined,
    formSubmissionMessage: thanks === '' ? undefined : { html: thanks },
  };
}

type Follow = (id: unknown) => string | undefined;

function fieldSettings(field: FieldDraft, follow: Follow): Settings {
  const has = new Set<string>(fieldProperties[field.type]);
  const when = <Value>(name: string, value: Value): Value | undefined =>
    has.has(name) ? value : undefined;
  return written(field.stored, {
    id: field.id,
    type: field.type,
    title: field.title,
    description: when('description', field.description),
    placeholder: when('placeholder', field.placeholder),
    required: when('required', field.required || undefined),
    maxLength: when('maxLength', Number(field.maxLength) || undefined),
    min: when('min', numberOf(field.min)),
    max: when('max', numberOf(field.max)),
    fields: when('rowFields', rowSettings(field.fields, follow)),
    hasCalendar: when('hasCalendar', field.hasCalendar || undefined),
    earliest: when('earliest', field.earliest),
    latest: when('latest', field.latest),
    accept: when('accept', linesOf(field.accept)),
    maxMegabytes: when('maxMegabytes', numberOf(field.maxMegabytes)),
    options: when('options', linesOf(field.options)),
    currencySymbol: when('currencySymbol', field.currencySymbol),
    showCountryCode: when('showCountryCode', field.showCountryCode || undefined),
    suggestsPlaces: when('suggestsPlaces', field.suggestsPlaces || undefined),
    underline: when('underline', field.underline || undefined),
    key: when('key', field.key),
    value: when('value', field.value),
    conditions: conditionsOf(field.stored['conditions'], follow),
  });
}

/** The fields of a row: a condition of such a field refers to the same row first. */
function rowSettings(fields: readonly FieldDraft[], follow: Follow): readonly Settings[] {
  const ids = new Set(fields.map(({ id }) => id));
  const renamed = new Map(fields.map(({ wasId, id }) => [wasId, id]));
  const followInRow: Follow = (id) => {
    const now = renamed.get(String(id)) ?? String(id);
    return ids.has(now) ? now : follow(id);
  };
  return fields.map((field) => fieldSettings(field, followInRow));
}

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

function conditionsOf(stored: unknown, follow: Follow): unknown {
  if (!Array.isArray(stored)) return stored;
  const kept = stored.flatMap((one: unknown) => {
    const condition = Object(one) as Settings;
    const field = follow(condition['field']);
    return field === undefined ? [] : [{ ...condition, field }];
  });
  return kept.length > 0 ? kept : undefined;
}

function stepsOf(stored: unknown, follow: Follow): unknown {
  if (!Array.isArray(stored)) return stored;
  return stored.map((one: unknown) => {
    const step = Object(one) as Settings;
    const fields: readonly unknown[] = Array.isArray(step['fields']) ? step['fields'] : [];
    return { ...step, fields: fields.flatMap((id) => follow(id) ?? []) };
  });
}

/** A provider that the block itself names stays; otherwise the site's provider is used. */
function captchaSettings({ hasCaptcha, captchaTheme }: FormDraft, stored: Settings): unknown {
  const before = Object(stored['captcha']) as Settings;
  if (!hasCaptcha && Object.keys(before).length === 0) return undefined;
  return { ...before, enabled: hasCaptcha, theme: captchaTheme };
}

function storageSettings(draft: FormDraft, follow: Follow): Settings | undefined {
  const { mailingListId, consentField, needsConfirmation, isKept, hasList } = draft;
  const mail = linesOf(draft.mail);
  const storage = written(
    {},
    {
      isKept: isKept ? undefined : false,
      mail: mail.length > 0 ? mail : undefined,
      mailingListId: hasList ? mailingListId : '',
      consentField: hasList && consentField !== '' ? follow(consentField) : undefined,
      needsConfirmation: needsConfirmation || undefined,
    },
  );
  return Object.keys(storage).length > 0 ? storage : undefined;
}

/** Merges settings; empty and missing ones are removed. */
function written(before: Settings, given: Settings): Record<string, unknown> {
  const settings: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === '') delete settings[name];
    else settings[name] = value;
  }
  return settings;
}
