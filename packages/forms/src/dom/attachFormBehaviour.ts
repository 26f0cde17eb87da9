import { whenVisible } from '@plinth/dom';
import type { FormValues } from '../pure/formSchema';
import { hasDigits } from '../pure/fieldKinds';
import { shortestVisit } from '../pure/shortestVisit';
import type { FormStore } from '../state/formStore';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { behaviourMessages } from '../messages/behaviourMessages';
import { buttonLabel } from './buttonLabel';
import { attachCaptcha } from './attachCaptcha';
import { attachCounter } from './attachCounter';
import { attachSteps } from './attachSteps';
import type { AttachFormOptions } from './attachFormOptions';
import type { PageForm, Listen } from './pageForm';
import { invalidControls, type FieldBinding } from './bindFields';
import { focusEntry } from './focusEntry';
import { followCountry } from './followCountry';
import { keepDraft } from './keepDraft';
import { hasFiles, takesFiles } from '../pure/fileValue';
import { loadFiles } from './loadFiles';
import { loadRows } from './loadRows';
import { loadPlaces } from './loadPlaces';
import { showSubmission } from './showSubmission';
import { dropInvisibleOnInput } from './dropInvisibleOnInput';
import { ownValue } from '../pure/ownValue';

/** The parts of a form that already handles entries. */
interface BehaviourContext {
  options: AttachFormOptions;
  store: FormStore;
  locale: string;
  bindings: readonly FieldBinding[];
  collect: () => FormValues;
  listen: Listen;
}

/**
 * Attaches everything except the entries: the submission and its messages, steps and conditions,
 * counters, addresses by country, captcha, drafts. @returns a function that undoes it
 */
export function attachFormBehaviour(pageForm: PageForm, context: BehaviourContext): () => void {
  const { root, form, schema } = pageForm;
  const { options, store, locale, bindings, collect, listen } = context;
  const { ports, captcha } = options;
  const translate = createPlainTranslate(behaviourMessages, {
    locale,
    overrides: options.messages,
  });
  const status = form.querySelector('.pl-form-status')!;
  const say = (text: string): void => {
    // An unchanged text would not be announced.
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  };
  const submits = ':is([type=submit],[type=image],button:not([type]))';
  const button =
    form.querySelector<HTMLButtonElement | HTMLInputElement>(submits) ??
    // A button outside the form refers to it by its `form` attribute.
    form.ownerDocument.querySelector<HTMLButtonElement | HTMLInputElement>(
      `${submits}[form="${CSS.escape(form.id)}"]`,
    );
  const showStepOf = (id: string): void => {
    const step = schema.steps?.findIndex((_, index) => store.stepFields(index).includes(id)) ?? 0;
    store.goToStep(step);
  };
  const focusField = (id: string): void => {
    const binding = bindings.find((candidate) => candidate.id === id);
    // A field in another step cannot take the focus.
    showStepOf(id);
    if (!binding) return;
    const [invalidControl = binding.controls[0]] = invalidControls(binding, store.failingPart(id));
    if (invalidControl) focusEntry(invalidControl);
  };
  const buttonText = buttonLabel(button);
  /** The text of the pressed button, if the form has several. */
  let pressedText = buttonText;

  let isPosted = false;
  /** Whether only the browser can send the files of the form. */
  const isLeftToBrowser = (): boolean =>
    form.hasAttribute('action') &&
    (ports.uploadFile ? (files?.hasFailed() ?? false) : hasFiles(schema)) &&
    store.getState().step >= (schema.steps?.length ?? 1) - 1;
  const { uploadFile } = ports;
  const files =
    uploadFile && bindings.some(takesFiles)
      ? loadFiles({ uploadFile, schema, store, bindings, locale, messages: options.messages, say })
      : undefined;
  if (hasFiles(schema) && !uploadFile && !form.hasAttribute('action'))
    console.error(
      `The form "${schema.formId}" has a field for files, but no receiver for them. Files that are chosen there will not be sent. Pass the port \`uploadFile\`, or set an \`action\`.`,
    );

  listen(form, 'submit', (event: SubmitEvent) => {
    const { submitter } = event;
    pressedText = submitter && submitter !== button ? buttonLabel(submitter) : buttonText;
    if (isLeftToBrowser()) return void (isPosted = true);
    event.preventDefault();
    // Enter means “next step” until the last step.
    if (store.getState().step < (schema.steps?.length ?? 1) - 1)
      form.querySelector<HTMLElement>('.pl-form-next')?.click();
    else store.submit();
  });
  // Also buttons that the server has rendered.
  listen(form, 'click', (event: Event) => {
    const link = (event.target as Element).closest('.pl-form-summary a');
    const target = link?.getAttribute('href')?.slice(1);
    const binding = bindings.find(({ id, item }) => target === id || target === item.id);
    if (!target || !binding) return;
    event.preventDefault();
    focusField(binding.id);
  });
  // The entries change after the event. A sent form keeps its values.
  listen(form, 'reset', () =>
    setTimeout(() => {
      if (store.getState().submit.phase === 'success') return;
      store.setErrors({});
      store.setValues(collect());
    }),
  );
  const undo = [
    () => files?.undo(),
    // Reports that the form is visible ([FRM-18]).
    whenVisible(form, () => ports.onShown?.(schema.formId)),
    showSubmission(store, {
      root,
      form,
      button,
      buttonText,
      say,
      focusField,
      navigate: (url) => (ports.navigate ? ports.navigate(url) : location.assign(url)),
    }),
    attachSteps(form, store, { bindings, translate, focusField }),
  ];
  // The answer to a post without scripts: the first error may be in another step than the first.
  const { errors, step } = store.getState();
  const wrong = schema.fields.find(({ id }) => ownValue(errors, id) !== undefined);
  if (wrong && step === 0) showStepOf(wrong.id);
  for (const binding of bindings) {
    const max = schema.fields.find(({ id }) => id === binding.id)?.maxLength ?? 0;
    const [area] = binding.controls;
    if (area instanceof HTMLTextAreaElement && max > 0)
      undo.push(attachCounter({ area, max, translate, say, store }));
    dropInvisibleOnInput(binding, listen);
    if (binding.type === 'address') {
      undo.push(followCountry(binding, store));
      const { places } = ports;
      const suggests = schema.fields.some(
        ({ id, suggestsPlaces }) => suggestsPlaces && id === binding.id,
      );
      if (places && suggests)
        undo.push(loadPlaces({ places, binding, store, locale, messages: options.messages, say }));
    }
  }
  if (bindings.some(({ type }) => type === 'rows'))
    undo.push(loadRows({ form, schema, store, bindings, translate, say }));
  // The browser's own date entry handles its digits itself.
  const digits = bindings.filter(
    ({ type, controls }) => hasDigits(type) && controls[0]?.type !== 'date',
  );
  if (digits.length > 0) undo.push(loadDigits(digits));
  undo.push(
    keepDraft(pageForm, {
      bindings,
      store,
      options,
      say: () => say(translate('forms.restored')),
      isPosted: () => isPosted,
    }),
  );
  const captchaBox = captcha && form.querySelector<HTMLElement>('.captcha-container');
  const shownCaptcha =
    captchaBox && attachCaptcha(captchaBox, captcha, { store, locale, button, translate });
  if (shownCaptcha) undo.push(shownCaptcha.detach);
  undo.push(
    store.connectView({
      collect() {
        // Parts that the country of an address does not have were entered for another country, and
        // are hidden.
        for (const entry of form.querySelectorAll('.form-item.address [hidden] input'))
          (entry as HTMLInputElement).value = '';
        return collect();
      },
      async captchaKey(ending) {
        // A visitor whom autofill brings here faster than a person can type must wait: only bots
        // send so early.
        const early = shortestVisit - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        return shownCaptcha?.key(ending);
      },
      post() {
        // Only with an address: a form without one would post to its own page.
        isPosted = form.hasAttribute('action');
        if (isPosted) form.submit();
        return isPosted;
      },
      payload: () => ({
        ...options.pageContext,
        collectionId: schema.collectionId ?? options.pageContext?.collectionId ?? '',
        isOverlayForm:
          options.isOverlayForm ??
          root.closest('.sqs-popup-overlay, [data-popup-overlay]') !== null,
        submitButtonText: schema.submitButtonText ?? pressedText,
        honeypot: emptyHoneypot(form),
        // Since the page was opened: it could be read and filled in before this script was loaded.
        elapsed: Math.round(performance.now()),
      }),
    }),
  );
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/**
 * Returns the value of the field that people do not see, and empties it: a password manager may
 * have filled it in, and then a person's second try must succeed.
 */
function emptyHoneypot(form: HTMLFormElement): string | undefined {
  const trap = form.querySelector<HTMLInputElement>('.pl-form-trap input');
  const found = trap?.value;
  if (trap) trap.value = '';
  return found || undefined;
}

/**
 * Converts digits of other scripts, whole numbers and dates once its part is loaded; not every form
 * has such fields.
 * @returns a function that undoes it
 */
function loadDigits(bindings: readonly FieldBinding[]): () => void {
  let undo: (() => void)[] | undefined = [];
  import('./attachDigits').then(
    ({ attachDigits }) => undo?.push(...bindings.map(attachDigits)),
    // If it fails to load, the browser's own limits stay.
    () => {},
  );
  return () => {
    for (const step of undo ?? []) step();
    undo = undefined;
  };
}
