import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { fillAddress } from '../pure/fillAddress';
import type { ChosenPlace, SuggestedPlace } from '../pure/places';
import { placeMessages } from '../messages/placeMessages';
import { attachCombobox } from './attachCombobox';
import type { SuggestingField } from './suggestingField';

/** Minimum number of letters for suggestions; fewer match too many places. */
const shortestInput = 2;

/**
 * Failures after which this page makes no more requests: the service is down, or the visitor's
 * quota is used up.
 */
const maxFailures = 3;

/**
 * Suggests places below the first line and the city of an address ([FRM-25]). A chosen place fills
 * the field; Escape right after that restores the typed text. @returns a function that undoes it
 */
export function attachPlaces(field: SuggestingField): () => void {
  const { places, binding, store, locale, say } = field;
  const translate = createPlainTranslate(placeMessages, { locale, overrides: field.messages });
  const countries = store.schema.formats?.countries ?? [];
  const [onlyCountry] = countries;
  let sessionToken = newToken();
  let failures = 0;
  /** The address before the last choice, until something is typed. */
  let before: readonly string[] | undefined;

  const write = (parts: readonly string[]): void => {
    store.setValue(binding.id, parts);
    // A value set by a script causes no event; drafts listen for one.
    binding.item.dispatchEvent(new Event('change', { bubbles: true }));
  };

  async function suggest(input: string, signal: AbortSignal): Promise<readonly SuggestedPlace[]> {
    if (failures >= maxFailures || input.length < shortestInput) return [];
    try {
      const country = countries.length === 1 ? onlyCountry?.code : undefined;
      const query = { input, language: locale, sessionToken };
      const found = await places.suggest({ ...query, ...(country && { country }) }, signal);
      failures = 0;
      if (found.length > 0 && !signal.aborted)
        say(translate('forms.places.found', { count: found.length }));
      return found;
    } catch {
      // Typing continues. An aborted request is not a failure of the service.
      if (!signal.aborted) failures += 1;
      return [];
    }
  }

  async function choose(
    { placeId, mainText }: SuggestedPlace,
    signal: AbortSignal,
    from: HTMLInputElement,
  ): Promise<void> {
    let place: ChosenPlace;
    try {
      place = await places.details({ placeId, language: locale, sessionToken }, signal);
    } catch {
      return;
    }
    // The visitor has continued typing meanwhile, which counts.
    if (signal.aborted) return;
    sessionToken = newToken();
    const typed = binding.read() as readonly string[];
    const filled = fillAddress(typed, place);
    // A town that was searched in the street's line is not a street.
    if (from.dataset['part'] === 'line1' && !place.line1 && isStartOf(mainText, from.value))
      filled[0] = '';
    if (!isOffered(filled[5]!)) {
      say(translate('forms.places.elsewhere'));
      return;
    }
    write(filled);
    before = typed;
    say(translate('forms.places.filled'));
  }

  /** Whether the field's list of countries contains this country. */
  const isOffered = (country: string): boolean => {
    const entry = binding.controls.find(({ dataset }) => dataset['part'] === 'country');
    return (
      !(entry instanceof HTMLSelectElement) ||
      country === '' ||
      [...entry.options].some(({ value }) => value === country)
    );
  };

  const takeBack = (): boolean => {
    if (!before) return false;
    write(before);
    before = undefined;
    say(translate('forms.places.undone'));
    return true;
  };

  const entries = binding.controls.filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement &&
      ['line1', 'city'].includes(control.dataset['part'] ?? ''),
  );
  const undo = entries.map((entry) =>
    attachCombobox(entry, {
      label: translate('forms.places'),
      suggest,
      choose: (row, signal) => choose(row, signal, entry),
      escape: takeBack,
    }),
  );
  // Escape undoes a choice only until something else is typed.
  const forget = (): void => (before = undefined);
  binding.item.addEventListener('input', forget);
  return () => {
    binding.item.removeEventListener('input', forget);
    for (const step of undo) step();
  };
}

/** Whether a name begins with these letters, ignoring case and accents. */
const isStartOf = (name: string, letters: string): boolean => {
  const start = letters.trim();
  return name.slice(0, start.length).localeCompare(start, undefined, { sensitivity: 'base' }) === 0;
};

/** `randomUUID` is missing on pages without TLS. */
const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
