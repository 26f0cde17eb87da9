import type { MessageCatalogue } from '@plinth/site-model';
import { addressFormat, countryCode } from '../pure/addressFormats';
import type { FormSchema, FormValues } from '../pure/formSchema';
import { shortestVisit } from '../pure/shortestVisit';
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
  /** Rules of the page's own per field: functions or Standard Schema validators. */
  checks?: FieldChecks | undefined;
  /** A Standard Schema validator for the whole form. */
  formCheck?: StandardSchema | undefined;
  /** @default the browser's */
  connection?: Connection | undefined;
  /** Query string that fills hidden fields (FRM-2). @default the page's */
  query?: string | undefined;
  /** Selector of the place of messages about the whole form, in a published page. @default the form */
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
  const { ports, captcha, query = location.search } = options;
  const locale = options.locale ?? (form.closest('[lang]')?.getAttribute('lang') || 'en');
  const byId = new Map(bindings.map((binding) => [binding.id, binding]));
  const life = new AbortController();
  const { signal } = life;
  const undo: (() => void)[] = [];
  const listen = (target: EventTarget, type: string, listener: (event: never) => void): void =>
    target.addEventListener(type, listener as EventListener, { signal });

  const collect = (): FormValues =>
    Object.fromEntries(
      bindings.filter(({ type }) => type !== 'section').map(({ id, read }) => [id, read()]),
    );
  const fromQuery = queryValues(schema.fields, query);
  for (const [id, value] of Object.entries(fromQuery)) byId.get(id)?.write(value);
  const store =
    options.store ??
    createFormStore({
      connection: browserConnection,
      ...options,
      schema,
      values: { ...fromQuery, ...collect() },
      // Errors that the server rendered are there from the start.
      errors: Object.fromEntries(
        bindings.flatMap(({ id, note }) => (note?.textContent ? [[id, note.textContent]] : [])),
      ),
      locale,
    });
  if (options.store) store.setValues(collect());

  const status = form.querySelector('.pl-form-status')!;
  const say = (text: string): void => {
    // The same words again would not be announced.
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  };
  const focusField = (id: string): void => {
    const binding = byId.get(id);
    (binding && (culpritsOf(binding, store.failingPart(id))[0] ?? binding.controls[0]))?.focus();
  };

  let typing: FieldBinding | undefined;
  const bindingOf = ({ target }: Event): FieldBinding | undefined => {
    const item = (target as Element).closest<HTMLElement>('.form-item');
    return byId.get(item?.dataset['fieldId'] ?? '');
  };
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
    '[type="submit"], button:not([type])',
  );
  const buttonText = (button?.tagName === 'INPUT' ? button.value : button?.textContent) ?? '';
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
          showFieldError(
            binding,
            message,
            message === undefined ? [] : culpritsOf(binding, store.failingPart(id)),
          );
        }
      }
      if (typing || state.values === previous.values) return;
      for (const { id, write, read } of bindings) {
        const value = state.values[id];
        if (value !== undefined && value !== previous.values[id] && value !== read()) write(value);
      }
    }),
    showSubmission(store, {
      ...{ root, form, button, buttonText, say, focusField },
      navigate: ports.navigate ?? ((url) => location.assign(url)),
    }),
  );

  const captchaBox = captcha && form.querySelector<HTMLElement>('.captcha-container');
  // Steps, conditions, drafts, captcha, counters and addresses come in a chunk of their own.
  const needsExtras =
    options.drafts !== false ||
    (captcha ??
      schema.steps ??
      schema.fields.some(
        ({ conditions, maxLength, type }) => conditions ?? maxLength ?? type === 'address',
      ));
  const extras = needsExtras
    ? import('./attachExtras').then(
        ({ attachExtras }) => {
          if (signal.aborted) return undefined;
          const attached = attachExtras(place, {
            ...{ options, store, locale, say, button, captchaBox, createWords },
            addressIn: (country) => addressFormat(countryCode(country, schema.formats?.country)),
          });
          undo.push(attached.detach);
          return attached;
        },
        () => {
          // Without its extras the form shows all it has: it can still be filled in and sent.
          for (const { item } of bindings) item.removeAttribute('data-unmet');
          return undefined;
        },
      )
    : undefined;
  undo.push(
    store.connectView({
      collect,
      async captchaKey(ending) {
        // Whom autofill and one key bring here sooner than a person could be waits: haste is for programs.
        const early = shortestVisit - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        return captchaBox ? (await extras)?.captchaKey?.(ending) : undefined;
      },
      payload: () => ({
        ...options.pageContext,
        isOverlayForm:
          options.isOverlayForm ??
          root.closest('.sqs-popup-overlay, [data-popup-overlay]') !== null,
        submitButtonText: schema.submitButtonText ?? buttonText,
        honeypot: form.querySelector<HTMLInputElement>('.pl-form-trap input')?.value || undefined,
        // Since the page was opened: it could be read and filled in before this script came.
        elapsed: Math.round(performance.now()),
      }),
    }),
  );
  // The form is in front of the visitor (FRM-18).
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    ports.onShown?.(schema.formId);
  });
  observer.observe(form);
  root.setAttribute('data-attached', '');

  return () => {
    life.abort();
    observer.disconnect();
    if (!options.store) store.destroy();
    for (const step of undo.reverse()) step();
    for (const binding of bindings) showFieldError(binding);
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
