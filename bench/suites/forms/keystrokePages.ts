const shared = `
const ids = Array.from({ length: 100 }, (_, index) => 'field' + index);
const pattern = /^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@[a-zA-Z0-9-]+(?:\\.[a-zA-Z0-9-]+)+$/;
const message = 'Email is not valid.';
const check = (value) => (value === '' || pattern.test(value) ? undefined : message);
const main = document.querySelector('main');
const ready = () => requestAnimationFrame(() => setTimeout(() => { window.isReady = true; }, 100));
`;

const react = `
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
${shared}
const show = (element) => { createRoot(main).render(element); ready(); };
`;

const plinth = `
const schema = {
  formId: 'bench',
  formName: 'Bench',
  fields: Array.from({ length: 100 }, (_, index) => ({ type: 'email', id: 'field' + index, title: 'Field ' + index })),
};
const ports = {
  requestSubmissionKey: async () => ({ ok: true, key: 'key' }),
  saveSubmission: async () => ({ ok: true }),
};
`;

/**
 * The same hundred e-mail fields, once per candidate, each with its documented way to validate while typing, on the
 * same kind of input (Chromium itself checks an `email` input at each change).
 */
export const keystrokePages: Readonly<Record<string, string>> = {
  native: `${shared}
main.innerHTML = '<form>' + ids.map((id) => '<div><p data-error></p><label for="' + id + '">' + id + '</label><input type="email" id="' + id + '" name="' + id + '"></div>').join('') + '</form>';
main.addEventListener('input', ({ target }) => {
  const note = target.parentElement.firstElementChild;
  const text = check(target.value) ?? '';
  if (note.textContent !== text) {
    note.textContent = text;
    if (text) target.setAttribute('aria-invalid', 'true');
    else target.removeAttribute('aria-invalid');
  }
});
ready();`,

  'native in React': `
${react}
function App() {
  return <form>{ids.map((id) => (
    <div key={id}><p data-error></p><label htmlFor={id}>{id}</label><input type="email" id={id} name={id} /></div>
  ))}</form>;
}
main.addEventListener('input', ({ target }) => {
  const note = target.parentElement.firstElementChild;
  const text = check(target.value) ?? '';
  if (note.textContent !== text) {
    note.textContent = text;
    if (text) target.setAttribute('aria-invalid', 'true');
    else target.removeAttribute('aria-invalid');
  }
});
show(<App />);`,

  'plinth attached': `
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { Form } from '@plinth/forms/react';
import { attachForm } from '@plinth/forms';
${shared}${plinth}
main.innerHTML = renderToString(createElement(Form, { schema, idPrefix: '' }));
attachForm(main.firstElementChild, { schema, ports });
ready();`,

  'plinth React': `
import { Form } from '@plinth/forms/react';
${react}${plinth}
createRoot(main).render(<Form schema={schema} ports={ports} />);
// Its rules load with its behaviour, in a part of its own.
const waitForLife = () => (main.querySelector('[data-attached]') ? ready() : requestAnimationFrame(waitForLife));
waitForLife();`,

  'react-hook-form': `
import { useForm } from 'react-hook-form';
${react}
function App() {
  const { register, formState: { errors } } = useForm({ mode: 'onChange' });
  return <form>{ids.map((id) => (
    <div key={id}><p data-error>{errors[id]?.message}</p><label htmlFor={id}>{id}</label>
      <input type="email" id={id} aria-invalid={errors[id] ? true : undefined} {...register(id, { pattern: { value: pattern, message } })} /></div>
  ))}</form>;
}
show(<App />);`,

  '@tanstack/react-form': `
import { useForm } from '@tanstack/react-form';
${react}
function App() {
  const form = useForm({ defaultValues: Object.fromEntries(ids.map((id) => [id, ''])) });
  return <form>{ids.map((id) => (
    <form.Field key={id} name={id} validators={{ onChange: ({ value }) => check(value) }}>
      {(field) => <div><p data-error>{field.state.meta.errors.join(' ')}</p><label htmlFor={id}>{id}</label>
        <input type="email" id={id} value={field.state.value} onBlur={field.handleBlur} aria-invalid={field.state.meta.errors.length > 0 || undefined}
          onChange={(event) => field.handleChange(event.target.value)} /></div>}
    </form.Field>
  ))}</form>;
}
show(<App />);`,

  formik: `
import { useFormik } from 'formik';
import { object, string } from 'yup';
${react}
const validationSchema = object(Object.fromEntries(ids.map((id) => [id, string().matches(pattern, { message, excludeEmptyString: true })])));
function App() {
  const form = useFormik({ initialValues: Object.fromEntries(ids.map((id) => [id, ''])), validationSchema, onSubmit() {} });
  return <form>{ids.map((id) => {
    const error = form.touched[id] ? form.errors[id] : undefined;
    return <div key={id}><p data-error>{error}</p><label htmlFor={id}>{id}</label>
      <input type="email" id={id} {...form.getFieldProps(id)} aria-invalid={error ? true : undefined} /></div>;
  })}</form>;
}
show(<App />);`,
};
