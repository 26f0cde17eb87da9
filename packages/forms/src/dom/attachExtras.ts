import type { FormStore } from '../state/formStore';
import type { AddressFormat } from '../pure/addressFormats';
import type { createWords } from '../words/createWords';
import { addressWords } from '../words/addressWords';
import { extraWords } from '../words/extraWords';
import { attachCaptcha } from './attachCaptcha';
import { attachCounter } from './attachCounter';
import { attachSteps } from './attachSteps';
import type { AttachFormOptions, FormPlace } from './attachToFields';
import { followCountry } from './followCountry';
import { keepDraft } from './keepDraft';

export interface ExtrasContext {
  options: AttachFormOptions;
  store: FormStore;
  locale: string;
  say: (text: string) => void;
  button: HTMLElement | null;
  captchaBox: HTMLElement | null | undefined;
  /** Handed over: the page has them already, and shared modules make more chunks, which compress worse. */
  createWords: typeof createWords;
  /** The shape of an address in what stands in its country part. */
  addressIn: (country: string) => AddressFormat;
}

export interface AttachedExtras {
  captchaKey: ((signal: AbortSignal) => Promise<string | null>) | undefined;
  detach: () => void;
}

/** What not every form has: steps and conditions, counters, addresses by country, captcha, drafts. */
export function attachExtras(
  place: FormPlace,
  { options, store, locale, say, button, captchaBox, createWords, addressIn }: ExtrasContext,
): AttachedExtras {
  const { form, bindings, schema } = place;
  const words = { ...extraWords, ...addressWords };
  const translate = createWords(words, { locale, overrides: options.messages });
  const undo = [attachSteps(form, store, bindings, translate)];

  for (const binding of bindings) {
    const max = schema.fields.find(({ id }) => id === binding.id)?.maxLength ?? 0;
    const [area] = binding.controls;
    if (area instanceof HTMLTextAreaElement && max > 0)
      undo.push(attachCounter({ area, max, translate, say, store }));
    if (binding.type === 'address') undo.push(followCountry(binding, addressIn, translate));
  }
  undo.push(keepDraft(place, { store, options, say: () => say(translate('forms.restored')) }));
  const captcha =
    captchaBox && options.captcha
      ? attachCaptcha(captchaBox, options.captcha, { store, locale, button, translate })
      : undefined;
  if (captcha) undo.push(captcha.detach);
  return {
    captchaKey: captcha?.key,
    detach: () => {
      for (const step of undo.reverse()) step();
    },
  };
}

/** Gives the words of the extras. */
export type TranslateExtra = ReturnType<
  typeof createWords<typeof extraWords & typeof addressWords>
>;
