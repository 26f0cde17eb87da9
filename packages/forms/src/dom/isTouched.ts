import type { Control } from './bindFields';

/** Whether the visitor or the browser has entered something since the page was rendered. */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const { options } = control;
    const first = [...options].find((option) => option.defaultSelected) ?? options[0];
    return control.value !== first?.value;
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
