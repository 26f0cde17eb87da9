import type { MessageCatalogue } from '@plinth/site-model';
import type { FieldValue, FormSchema, FormValues } from '../pure/formSchema';
import type { SubmissionPageContext } from '../pure/submission';
import type { DraftStorage } from '../state/formDraft';
import type { FieldChecks } from '../state/fieldChecks';
import {
  createFormStore,
  type Connection,
  type FormPorts,
  type FormStore,
} from '../state/formStore';
import type { StandardSchema } from '../state/standardSchema';
import { attachCaptcha } from './attachCaptcha';
import { attachCounter, type Counter } from './attachCounter';
import { attachSteps } from './attachSteps';
import { bindFields, type FieldBinding } from './bindFields';
import type { CaptchaAdapter } from './captchaAdapter';
import { followCountry } from './followCountry';
import { findDraft, keepDraft } from './keepDraft';
import { describeField, readSchema } from './readMarkup';
import { showFieldError } from './showFieldError';
import { showSubmission } from './showSubmission';

export interface AttachFormOptions {
  ports: FormPorts;
  /** The form's description. @default read from the page */
  schema?: FormSchema | undefined;
  /** A store that already exists, for a page that steers the form itself. */
  store?: FormStore | undefined;
  /** @default the page's language */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** Fields of the page in every submission (API-14). */
  pageContext?: SubmissionPageContext | undefined;
  /** Whether the form stands in the popup overlay. @default looked up in the page */
  isOverlayForm?: boolean | undefined;
  captcha?: CaptchaAdapter | undefined;
  /** Where drafts are kept; `false` keeps none. @default sessionStorage */
  drafts?: DraftStorage | false | undefined;
  /** Whether drafts may be stored now, by consent. @default always */
  mayStoreDrafts?: (() => boolean) | undefined;
  checks?: FieldChecks | undefined;
  formCheck?: StandardSchema | undefined;
  /** @default the browser's */
  connection?: Connection | undefined;
  /** Query string that fills hidden fields (FRM-2). @default the page's */
  query?: string | undefined;
  /** Where messages about the whole form stand. @default the form */
  messagePlace?: string | undefined;
}

/**
 * Brings a form of the page to life: our own markup, and that of published pages (generations 1 and 2; for forms without
 * fields in the page take `mountForm`). What has been typed before stays.
 * @returns its undo
 */
export function attachForm(root: HTMLElement, options: AttachFormOptions): () => void {
  const form = root.matches('form') ? root : root.querySelector('form');
  if (!form) return () => {};
  const { ports, captcha, query = location.search, messagePlace } = options;
  const locale = options.locale ?? (form.closest('[lang]')?.getAttribute('lang') || 'en');
  const found = bindFields(form);
  const schema = options.store?.schema ?? withFields(options.schema ?? readSchema(root), found);
  const bindings = found.filter(({ id }) => schema.fields.some((field) => field.id === id));
  const byItem = new Map(bindings.map((binding) => [binding.item, binding]));
  const byId = new Map(bindings.map((binding) => [binding.id, binding]));
  const undo: (() => void)[] = [];
  const status = placeStatus(form, undo);
  const say = (text: string): void => {
    // The same words again would not be announced.
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  };

  fillHidden(schema, byId, query);
  const draft = draftOptions(options, schema, root);
  const earlier = draft && findDraft(draft);
  const collect = (): FormValues =>
    Object.fromEntries(
      bindings
        .filter(({ type }) => type !== 'section')
        .map((binding) => [binding.id, binding.read()]),
    );
  const before = collect();
  const restored = earlier ? restore(bindings, earlier.values) : false;
  const store =
    options.store ??
    createFormStore({
      schema,
      ports,
      values: { ...queryValues(schema, query), ...collect() },
      errors: shownErrors(bindings),
      locale,
      messages: options.messages,
      checks: options.checks,
      formCheck: options.formCheck,
      connection: options.connection ?? browserConnection,
      pending: earlier?.pending,
    });
  if (options.store) store.setValues(collect());
  if (restored) say(store.translate('forms.restored'));

  let typing: string | undefined;
  const counters = new Map<string, Counter>();
  for (const { id, item, controls, type } of bindings) {
    const max = schema.fields.find((field) => field.id === id)?.maxLength ?? 0;
    const area = controls[0];
    if (area instanceof HTMLTextAreaElement && max > 0) {
      const counter = attachCounter(area, max, { translate: store.translate, say });
      counters.set(id, counter);
      undo.push(counter.detach);
    }
    if (type === 'address') undo.push(followCountry(byItem.get(item)!, store.translate));
  }

  const bindingOf = (event: Event): FieldBinding | undefined => {
    const item = (event.target as Element).closest<HTMLElement>('.form-item');
    return item ? byItem.get(item) : undefined;
  };
  const input = (event: Event): void => {
    const binding = bindingOf(event);
    if (!binding) return;
    typing = binding.id;
    store.setValue(binding.id, binding.read());
    typing = undefined;
    counters.get(binding.id)?.update();
  };
  const leave = (event: FocusEvent): void => {
    const binding = bindingOf(event);
    if (binding && !binding.item.contains(event.relatedTarget as Node | null))
      store.leaveField(binding.id);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    store.submit();
  };
  const restorePage = (event: PageTransitionEvent): void => {
    if (event.persisted) store.setValues(collect());
  };

  const focusField = (id: string): void => {
    const binding = byId.get(id);
    if (!binding) return;
    const target = culpritsOf(binding, store)[0] ?? binding.controls[0];
    binding.item.scrollIntoView({ block: 'nearest' });
    target?.focus();
  };
  const button = form.querySelector<HTMLButtonElement | HTMLInputElement>(
    'button[type="submit"], input[type="submit"], button:not([type])',
  );
  const wasValidated = form.noValidate;
  form.noValidate = true;

  undo.push(
    attachSteps(form, store, bindings),
    showSubmission(store, {
      root,
      form,
      button,
      place: (messagePlace && form.querySelector<HTMLElement>(messagePlace)) || form,
      idPrefix: prefixOf(bindings),
      say,
      focusField,
      navigate: ports.navigate ?? ((url) => location.assign(url)),
    }),
    store.subscribe((state, previous) => {
      if (state.errors !== previous.errors) {
        for (const id of new Set([...Object.keys(state.errors), ...Object.keys(previous.errors)])) {
          const binding = byId.get(id);
          if (binding && state.errors[id] !== previous.errors[id])
            showFieldError(binding, state.errors[id], culpritsOf(binding, store));
        }
      }
      if (state.values !== previous.values && typing === undefined) {
        for (const { id, write } of bindings) {
          if (state.values[id] !== previous.values[id]) {
            write(state.values[id] ?? '');
            counters.get(id)?.update();
          }
        }
      }
    }),
  );
  form.addEventListener('input', input);
  form.addEventListener('change', input);
  form.addEventListener('focusout', leave);
  form.addEventListener('submit', submit);
  addEventListener('pageshow', restorePage);

  const box = form.querySelector<HTMLElement>('.captcha-container');
  const attached =
    box && captcha ? attachCaptcha(box, captcha, { store, locale, button }) : undefined;
  if (attached) undo.push(attached.detach);
  const shownAt = performance.now();
  undo.push(
    store.connectView({
      collect,
      captchaKey: (signal) => attached?.key(signal),
      payload: () => ({
        ...options.pageContext,
        isOverlayForm:
          options.isOverlayForm ??
          root.closest('.sqs-popup-overlay, [data-popup-overlay]') !== null,
        submitButtonText: schema.submitButtonText ?? label,
        honeypot: form.querySelector<HTMLInputElement>('.pl-form-trap input')?.value || undefined,
        elapsed: Math.round(performance.now() - shownAt),
      }),
    }),
  );
  const label = (button?.tagName === 'INPUT' ? button.value : button?.textContent) ?? '';
  if (draft) undo.push(keepDraft(store, draft));
  undo.push(whenShown(form, () => ports.onShown?.(schema.formId)));
  root.setAttribute('data-attached', '');

  return () => {
    form.removeEventListener('input', input);
    form.removeEventListener('change', input);
    form.removeEventListener('focusout', leave);
    form.removeEventListener('submit', submit);
    removeEventListener('pageshow', restorePage);
    if (!options.store) store.destroy();
    for (const step of undo.reverse()) step();
    for (const binding of bindings) showFieldError(binding, undefined);
    form.noValidate = wasValidated;
    root.removeAttribute('data-attached');
    void before;
  };
}

const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onReconnect(listener) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};

/** The page decides which fields are checked (FRM-4); a description that names none is read from the page. */
function withFields(schema: FormSchema, bindings: readonly FieldBinding[]): FormSchema {
  const ids = new Set(bindings.map(({ id }) => id));
  const named = schema.fields.filter(({ id, type }) => ids.has(id) || type === 'hidden');
  const known = new Set(named.map(({ id }) => id));
  const read = bindings.filter(({ id }) => !known.has(id)).map(describeField);
  return { ...schema, fields: [...named, ...read] };
}

function placeStatus(form: HTMLElement, undo: (() => void)[]): HTMLElement {
  const existing = form.querySelector<HTMLElement>('.pl-form-status');
  if (existing) return existing;
  const status = form.ownerDocument.createElement('p');
  status.className = 'pl-form-status pl-form-unseen';
  status.setAttribute('role', 'status');
  form.prepend(status);
  undo.push(() => status.remove());
  return status;
}

/** A hidden field takes its value from the page's query string, by its name (FRM-2). */
function queryValues(schema: FormSchema, query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    schema.fields
      .filter(({ type }) => type === 'hidden')
      .map(({ id, key, title, value = '' }) => [id, parameters.get(key || title) ?? value]),
  );
}

function fillHidden(
  schema: FormSchema,
  byId: ReadonlyMap<string, FieldBinding>,
  query: string,
): void {
  for (const [id, value] of Object.entries(queryValues(schema, query))) byId.get(id)?.write(value);
}

/** Errors that the server rendered are there from the start. */
function shownErrors(bindings: readonly FieldBinding[]): Record<string, string> {
  return Object.fromEntries(
    bindings.flatMap(({ id, item }) => {
      const note = item.querySelector<HTMLElement>(':scope > .form-field-error:not([hidden])');
      return note?.textContent ? [[id, note.textContent]] : [];
    }),
  );
}

function draftOptions(
  { drafts, mayStoreDrafts = () => true }: AttachFormOptions,
  { formId }: FormSchema,
  root: HTMLElement,
): Parameters<typeof keepDraft>[1] | undefined {
  try {
    const storage = drafts ?? sessionStorage;
    if (!storage || formId === '') return undefined;
    const place = root.closest('[id]')?.id ?? '';
    return { storage, name: `plinth.draft.${formId}.${place}`, mayStore: mayStoreDrafts };
  } catch {
    return undefined;
  }
}

/** Puts a draft back, except where somebody has typed before the script came. */
function restore(
  bindings: readonly FieldBinding[],
  values: Readonly<Record<string, FieldValue>>,
): boolean {
  let isRestored = false;
  for (const { id, type, read, write, controls } of bindings) {
    if (values[id] === undefined || type === 'hidden' || type === 'password') continue;
    if (controls.some(isTouched)) continue;
    const before = JSON.stringify(read());
    write(values[id]);
    isRestored ||= JSON.stringify(read()) !== before;
  }
  return isRestored;
}

function isTouched(control: FieldBinding['controls'][number]): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      (option, index) => option.selected !== option.defaultSelected && index > 0,
    );
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The entries of a field that are to be mended. */
function culpritsOf(
  { id, type, controls }: FieldBinding,
  store: FormStore,
): FieldBinding['controls'] {
  if (type === 'likert') {
    const named = new Set(
      controls.filter((box) => (box as HTMLInputElement).checked).map(({ name }) => name),
    );
    return controls.filter(({ name }) => !named.has(name));
  }
  const part = store.failingPart(id);
  if (part === undefined) return controls;
  const name = partName(type, part);
  const found = controls.find((control) => control.dataset['part'] === name);
  const exact = found ?? controls[controls.length === 3 && type === 'phone' ? part - 1 : part];
  return exact ? [exact] : controls;
}

import { partsOf } from '../pure/fieldTypes';
function partName(type: string, part: number): string | undefined {
  return partsOf(type)?.[part];
}

function prefixOf(bindings: readonly FieldBinding[]): string {
  const [first] = bindings;
  return first && first.item.id.endsWith(first.id) ? first.item.id.slice(0, -first.id.length) : '';
}

/** Calls once when the form is in front of the visitor (FRM-18). @returns its undo */
function whenShown(form: HTMLElement, listener: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    listener();
  });
  observer.observe(form);
  return () => observer.disconnect();
}
