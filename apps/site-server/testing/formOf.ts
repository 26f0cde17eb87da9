/** The fields of a form as a browser would send them. */
export function formOf(form: Element): URLSearchParams {
  const fields = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement>(
    'input[name], select[name], textarea[name]',
  )) {
    if (field.disabled || (field.type === 'checkbox' && !field.checked)) continue;
    fields.append(field.name, field.value);
  }
  return fields;
}
