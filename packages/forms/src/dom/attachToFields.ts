import type { MessageCatalogue } from '@plinth/site-model';
import { addressFormat, countryCode } from '../pure/addressFormats';
import type { FormSchema, FormValues } from '../pure/formSchema';
import { queryValues } from '../pure/queryValues';
import type { SubmissionPageContext } from '../pure/submission';
import type { FieldChecks } from '../state/fieldChecks';
import type { DraftStorage } from '../state/formDraft';
import {
  createFormStore,
  type Connection,
  type FormPorts,
  type FormStore,
} from '../state/formStore';
import type { StandardSchema } from '../state/standardSchema';
import { createWords } from '../words/createWords';
import { culpritsOf, type FieldBinding } from './bindFields';
import type { CaptchaAdapter } from './captchaAdapter';
import { showFieldError } from './showFieldError';
import { showSubmission, textOf } from './showSubmission';

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
  /** Rules of the page's own per field: functions or Standard Schema validators. */
  checks?: FieldChecks | undefined;
  /** A Standard Schema validator for the whole form. */
  formCheck?: StandardSchema | undefined;
  /** @default the browser's */
  connection?: Connection | undefined;
  /** Query string that fills hidden fields (FRM-2). @default the page's */
  query?: string | undefined;
  /** Selector of the place of messages about the whole form. @default the form */
  messagePlace?: string | undefined;
}

/** A form of the page with what is known about it. */
export interface FormPlace {
  root: HTMLElement;
  form: HTMLFormElement;
  bindings: readonly FieldBinding[];
  schema: FormSchema;
}

/** Connects a store with the fields of a page: the heart of `attachForm` and of `<Form>`. @returns its undo */
export function attachToFields(place: FormPlace, options: AttachFormOptions): () => void {
  const { root, form, bindings, schema } = place;
  const { ports, captcha, query = location.search, messagePlace = 'form' } = options;
  const locale = options.locale ?? (form.closest('[lang]')?.getAttribute('lang') || 'en');
  const byId = new Map(bindings.map((binding) => [binding.id, binding]));
  const undo: (() => void)[] = [];
  const listen = (target: EventTarget, type: string, listener: (event: never) => void): void => {
    target.addEventListener(type, listener as EventListener);
    undo.push(() => target.removeEventListener(type, listener as EventListener));
  };

  const collect = (): FormValues =>
    Object.fromEntries(
      bindings.flatMap(({ id, type, read }) => (type === 'section' ? [] : [[id, read()]])),
    );
  const fromQuery = queryValues(schema.fields, query);
  for (const id of Object.keys(fromQuery)) byId.get(id)?.write(fromQuery[id]!);
  const store =
    options.store ??
    createFormStore({
      connection: browserConnection,
      ...options,
      schema,
      values: { ...fromQuery, ...collect() },
      errors: renderedErrors(bindings),
      locale,
    });
  if (options.store) store.setValues(collect());

  const status = form.querySelector('.pl-form-status') ?? addStatus(form, undo);
  const say = (text: string): void => {
    // The same words again would not be announced.
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  };
  const focusField = (id: string): void => {
    const binding = byId.get(id);
    (binding && (culpritsOf(binding, store.failingPart(id))[0] ?? binding.controls[0]))?.focus();
  };

  let typing: FieldBinding | undefined;
  const byItem = new Map<Element | null, FieldBinding>(
    bindings.map((binding) => [binding.item, binding]),
  );
  const bindingOf = ({ target }: Event): FieldBinding | undefined =>
    byItem.get((target as Element).closest('.form-item'));
  const input = (event: Event): void => {
    typing = bindingOf(event);
    if (typing) store.setValue(typing.id, typing.read());
    typing = undefined;
  };
  listen(form, 'input', input);
  listen(form, 'change', input);
  // An error that appears between pressing and releasing moves the button away from under the pointer, and the click is
  // lost. So a field that is left by a press is checked after it.
  let isPressed = false;
  const left: string[] = [];
  const checkLeft = (): void => {
    isPressed = false;
    for (const id of left.splice(0)) store.leaveField(id);
  };
  listen(form, 'pointerdown', () => (isPressed = true));
  listen(window, 'pointerup', () => isPressed && setTimeout(checkLeft));
  listen(window, 'pointercancel', checkLeft);
  listen(form, 'focusout', (event: FocusEvent) => {
    const binding = bindingOf(event);
    if (!binding || binding.item.contains(event.relatedTarget as Node | null)) return;
    left.push(binding.id);
    if (!isPressed) checkLeft();
  });
  listen(form, 'submit', (event: Event) => {
    event.preventDefault();
    // Enter means the next step until the last one.
    if (store.getState().step < (schema.steps?.length ?? 1) - 1)
      form.querySelector<HTMLElement>('.pl-form-next')?.click();
    else store.submit();
  });
  // A page that comes back from the browser's memory brings entries that no event tells of.
  listen(window, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.setValues(collect());
  });

  const button = form.querySelector<HTMLButtonElement | HTMLInputElement>(
    'button[type="submit"], input[type="submit"], button:not([type])',
  );
  const wasUnchecked = form.noValidate;
  form.noValidate = true;
  undo.push(
    store.subscribe((state, previous) => {
      if (state.errors !== previous.errors) {
        // Not over all fields: of a hundred, one or none has an error while somebody types.
        for (const id of Object.keys({ ...previous.errors, ...state.errors })) {
          const binding = byId.get(id);
          const message = state.errors[id];
          if (!binding || message === previous.errors[id]) continue;
          const culprits = message ? culpritsOf(binding, store.failingPart(id)) : [];
          showFieldError(binding, message, culprits);
        }
      }
      if (typing || state.values === previous.values) return;
      for (const { id, write, read } of bindings) {
        const value = state.values[id];
        if (value !== undefined && value !== previous.values[id] && value !== read()) write(value);
      }
    }),
    showSubmission(store, {
      ...{ root, form, button, say, focusField },
      place: form.querySelector<HTMLElement>(messagePlace) ?? form,
      navigate: ports.navigate ?? ((url) => location.assign(url)),
    }),
  );

  const shownAt = performance.now();
  const buttonText = textOf(button);
  const captchaBox = captcha && form.querySelector<HTMLElement>('.captcha-container');
  let isGone = false;
  const extras = needsExtras(place, options)
    ? import('./attachExtras').then(
        ({ attachExtras }) => {
          if (isGone) return undefined;
          const attached = attachExtras(place, {
            ...{ options, store, locale, say, button, captchaBox, createWords },
            addressIn: (country) => addressFormat(countryCode(country, schema.formats?.country)),
          });
          undo.push(attached.detach);
          return attached;
        },
        () => {
          // Without its extras the form shows all it has: it can still be filled in and sent.
          for (const item of form.querySelectorAll('[data-unmet]'))
            item.removeAttribute('data-unmet');
          return undefined;
        },
      )
    : undefined;
  undo.push(
    store.connectView({
      collect,
      captchaKey: captchaBox
        ? async (signal) => (await extras)?.captchaKey?.(signal)
        : () => undefined,
      payload: () => ({
        ...options.pageContext,
        isOverlayForm:
          options.isOverlayForm ??
          root.closest('.sqs-popup-overlay, [data-popup-overlay]') !== null,
        submitButtonText: schema.submitButtonText ?? buttonText,
        honeypot: form.querySelector<HTMLInputElement>('.pl-form-trap input')?.value || undefined,
        elapsed: Math.round(performance.now() - shownAt),
      }),
    }),
    whenShown(form, () => ports.onShown?.(schema.formId)),
  );
  root.setAttribute('data-attached', '');

  return () => {
    isGone = true;
    if (!options.store) store.destroy();
    for (const step of undo.reverse()) step();
    for (const binding of bindings) showFieldError(binding, undefined);
    for (const note of form.querySelectorAll('[data-added]')) note.remove();
    form.noValidate = wasUnchecked;
    root.removeAttribute('data-attached');
  };
}

const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onReconnect(listener) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
};

/** Steps, conditions, drafts, captcha, counters and addresses come in a chunk of their own. */
function needsExtras({ schema }: FormPlace, { drafts, captcha }: AttachFormOptions): boolean {
  return (
    drafts !== false ||
    captcha !== undefined ||
    schema.steps !== undefined ||
    schema.fields.some(
      ({ conditions, maxLength, type }) => conditions ?? maxLength ?? type === 'address',
    )
  );
}

function addStatus(form: HTMLElement, undo: (() => void)[]): HTMLElement {
  const status = form.ownerDocument.createElement('p');
  status.className = 'pl-form-status pl-form-unseen';
  status.setAttribute('role', 'status');
  form.prepend(status);
  undo.push(() => status.remove());
  return status;
}

/** Errors that the server rendered are there from the start. */
function renderedErrors(bindings: readonly FieldBinding[]): Record<string, string> {
  return Object.fromEntries(
    bindings.flatMap(({ id, item }) => {
      const note = item.querySelector(':scope > .form-field-error:not([hidden])');
      return note?.textContent ? [[id, note.textContent]] : [];
    }),
  );
}

/** Calls once when the form is in front of the visitor (FRM-18). @returns its undo */
function whenShown(form: HTMLElement, listener: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    listener();
  });
  observer.observe(form);
  return () => observer.disconnect();
}
