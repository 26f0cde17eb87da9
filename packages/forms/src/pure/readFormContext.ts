import { isFieldType } from './fieldKinds';
import { isIsoDate } from './isoDate';
import { rowFields } from './rowFields';
import type {
  FieldCondition,
  FormCountry,
  FormField,
  FormFormats,
  FormSchema,
  FormStep,
} from './formSchema';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const flag = (value: unknown): boolean => value === true || value === 'true';

/** Omits undefined properties, so that optional properties stay absent. */
function given<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== false),
  ) as never;
}

/**
 * Reads the builder's JSON without throwing: the settings of a block and the contexts of published
 * pages of every generation. Unusable parts are left out, because a published page must not fail.
 * To check the output of a builder, use `parseFormSchema` of `@plinth/forms/schema`.
 */
export function readFormContext(json: unknown): FormSchema {
  const context = isObject(json) ? json : {};
  const message = context['formSubmissionMessage'] ?? context['submissionMessage'];
  const captcha = context['captcha'];
  const steps = list(context['steps']).flatMap(readStep);
  return given({
    formId: readText(context['formId']) ?? '',
    formName: readText(context['formName']) ?? '',
    collectionId: readText(context['collectionId']),
    objectName: readText(context['objectName']),
    fields: list(context['fields'] ?? context['formFields']).flatMap(readField),
    submitButtonText: readText(context['submitButtonText'] ?? context['formSubmitButtonText']),
    submissionText: readText(
      context['submissionText'] ?? (isObject(message) ? undefined : message),
    ),
    submissionHtml: readText(
      context['submissionHtml'] ?? (isObject(message) ? message['html'] : undefined),
    ),
    successRedirect: readText(context['successRedirect']),
    disclaimer: readText(context['disclaimer'] ?? context['disclaimerMessage']),
    captcha: isObject(captcha)
      ? given({
          enabled: flag(captcha['enabled']),
          theme: readTheme(captcha['theme']),
          provider: readText(captcha['provider']),
          siteKey: readText(captcha['siteKey']),
        })
      : flag(context['captchaEnabled'])
        ? given({ enabled: true, theme: readTheme(context['captchaTheme']) })
        : undefined,
    formats: readFormats(context['formats'] ?? context['formFieldFormats']),
    steps: steps.length > 0 ? steps : undefined,
  });
}

const readTheme = (theme: unknown): 'light' | 'dark' | undefined =>
  readText(theme) === undefined ? undefined : /^dark$/i.test(String(theme)) ? 'dark' : 'light';

function readField(json: unknown): FormField[] {
  if (!isObject(json)) return [];
  const type = readText(json['type'])?.toLowerCase() ?? 'text';
  const id = readText(json['id']) ?? readText(json['key']);
  if (!id) return [];
  // `Number` of an object is not a length, and throws if its `toString` does.
  const maxLength = isObject(json['maxLength']) ? NaN : Number(json['maxLength']);
  const options = list(json['options']).flatMap((option) =>
    isObject(option)
      ? (readText(option['label']) ?? readText(option['value']) ?? [])
      : (readText(option) ?? []),
  );
  const accept = list(json['accept']).flatMap((kind) => readText(kind) ?? []);
  const maxMegabytes = readNumber(json['maxMegabytes']);
  const conditions = list(json['conditions']).flatMap(readCondition);
  const field = {
    type: isFieldType(type) ? type : 'text',
    id,
    title: readText(json['title']) ?? '',
    description: readText(json['description']),
    placeholder: readText(json['placeholder']),
    required: flag(json['required']),
    maxLength: maxLength > 0 ? maxLength : undefined,
    min: readNumber(json['min']),
    max: readNumber(json['max']),
    hasCalendar: flag(json['hasCalendar']),
    earliest: readDate(json['earliest']),
    latest: readDate(json['latest']),
    accept: accept.length > 0 ? accept : undefined,
    maxMegabytes: maxMegabytes !== undefined && maxMegabytes > 0 ? maxMegabytes : undefined,
    row: readRow(json['row']),
    label: readText(json['label']),
    options: options.length > 0 ? options : undefined,
    currencySymbol: readText(json['currencySymbol']),
    showCountryCode: flag(json['showCountryCode']),
    suggestsPlaces: flag(json['suggestsPlaces']),
    underline: flag(json['underline']),
    key: readText(json['key']),
    value: readText(json['value']),
    emailRule: json['emailRule'] === 'strict' ? ('strict' as const) : undefined,
    conditions: conditions.length > 0 ? conditions : undefined,
    autocomplete: readText(json['autocomplete']),
  };
  const fields = list(json['fields']).flatMap(readField).filter(mayRepeat);
  if (type !== 'rows' || (fields.length === 0 && !('fields' in json))) return [given(field)];
  return fields.length > 0 ? rowFields({ ...given(field), fields }) : [];
}

/** The fields that a row may have: neither rows nor headings. */
const mayRepeat = ({ type, row }: FormField): boolean =>
  !row && type !== 'rows' && type !== 'section' && type !== 'hidden';

const readDate = (value: unknown): string | undefined =>
  typeof value === 'string' && isIsoDate(value) ? value : undefined;

/** The row of a field whose rows have already been expanded. */
const readRow = (value: unknown): FormField['row'] =>
  isObject(value) && readText(value['of']) && Number.isInteger(value['at'])
    ? { of: value['of'] as string, at: value['at'] as number }
    : undefined;

const readNumber = (value: unknown): number | undefined => {
  const isGiven = typeof value === 'number' || readText(value) !== undefined;
  return isGiven && Number.isFinite(Number(value)) ? Number(value) : undefined;
};

const tests: ReadonlySet<unknown> = new Set([
  'is',
  'isNot',
  'includes',
  'filled',
  'empty',
  'atLeast',
]);

function readCondition(json: unknown): FieldCondition[] {
  if (!isObject(json) || !readText(json['field']) || !tests.has(json['test'])) return [];
  const { field, test, value } = json as unknown as FieldCondition;
  return [given({ field, test, value: readText(value) })];
}

function readStep(json: unknown): FormStep[] {
  if (!isObject(json)) return [];
  const fields = list(json['fields']).flatMap((id) => readText(id) ?? []);
  return [{ title: readText(json['title']) ?? '', fields }];
}

function readFormats(json: unknown): FormFormats | undefined {
  if (!isObject(json)) return undefined;
  const address = json['initialAddressFormat'];
  const countries = list(json['countries']).flatMap((country): FormCountry[] => {
    if (typeof country === 'string') return [{ code: country }];
    if (!isObject(country) || !readText(country['code'])) return [];
    const { code, name, phoneCode } = country as unknown as FormCountry;
    return [given({ code, name: readText(name), phoneCode: readText(phoneCode) })];
  });
  const order = readText(json['nameOrder'] ?? json['initialNameOrder']);
  const dateOrder = readText(json['dateOrder'])?.toLowerCase();
  return given({
    dateOrder: dateOrder === 'dmy' || dateOrder === 'ymd' ? (dateOrder as 'dmy') : undefined,
    nameOrder: order && /^family/i.test(order) ? ('family-first' as const) : undefined,
    country: readText(json['country'] ?? (isObject(address) ? address['country'] : undefined)),
    countries: countries.length > 0 ? countries : undefined,
    phone: json['phone'] === 'international' ? ('international' as const) : undefined,
    clock: json['clock'] === 24 ? (24 as const) : undefined,
  });
}
