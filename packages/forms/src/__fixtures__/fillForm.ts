import { userEvent } from 'vitest/browser';
import { partsOf, postName } from '../pure/fieldTypes';
import type { FieldValue } from '../pure/formSchema';

/** Fills a form of our own markup with real input, field by field. */
export async function fillForm(
  form: HTMLFormElement,
  values: Readonly<Record<string, FieldValue>>,
): Promise<void> {
  for (const item of form.querySelectorAll<HTMLElement>('.form-item')) {
    const { fieldId: id = '', fieldType: type = '' } = item.dataset;
    const value = values[id];
    if (value === undefined || type === 'hidden') continue;
    const parts = partsOf(type);
    if (parts) {
      // The country of an address decides which other parts there are.
      const order = [...parts.keys()].sort(
        (a, b) => Number(parts[b] === 'country') - Number(parts[a] === 'country'),
      );
      for (const index of order)
        await enter(
          item.querySelector(`[data-part="${parts[index]}"]`),
          (value as string[])[index]!,
        );
    } else if (type === 'radio' || type === 'checkbox') {
      for (const box of item.querySelectorAll('input'))
        if ([value].flat().includes(box.value)) await userEvent.click(box);
    } else if (type === 'likert') {
      for (const box of item.querySelectorAll('input'))
        if ((value as Record<string, string>)[box.dataset['question']!] === box.value)
          await userEvent.click(box);
    } else {
      await enter(item.querySelector(`[name="${postName(id)}"]`), value as string);
    }
  }
}

async function enter(control: Element | null, value: string): Promise<void> {
  if (!control || value === '') return;
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
  else await userEvent.fill(control, value);
}
