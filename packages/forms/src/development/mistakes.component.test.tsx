import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachForm } from '../dom/attachForm';
import type { FormField, FormSchema } from '../pure/formSchema';
import { Form } from '../react/Form';
import { Newsletter } from '../react/Newsletter';

const email: FormField = { type: 'email', id: 'email', title: 'E-mail' };
const formOf = (formId: string, ...fields: readonly unknown[]) =>
  ({ formId, formName: 'Contact', fields }) as FormSchema;

let root: Root;
let warned: string[];

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.createElement('div'), { onUncaughtError: () => {} });
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllEnvs();
});

const render = (schema: FormSchema, action?: string) =>
  act(() => root.render(<Form schema={schema} action={action} />));

describe('mistakes with <Form>', () => {
  it('[FRM-30] names the component and the part of its schema that is missing', () => {
    const none = undefined as unknown as FormSchema;
    expect(() => render(none)).toThrow(/<Form> cannot be rendered: its prop "schema" is undefined/);
    expect(() => act(() => root.render(<Newsletter schema={none} />))).toThrow(
      /<Newsletter> cannot be rendered/,
    );
    expect(() => render({ formId: 'a', formName: 'A' } as FormSchema)).toThrow(
      /"schema.fields" is missing and must be an array/,
    );
    expect(() => render(formOf('a', email, null))).toThrow(/entry 1 of "schema.fields" is null/);
    expect(() => render(formOf('a', { type: 'text', title: 'A' }))).toThrow(
      /entry 0 .* has no "id"/,
    );
  });

  it('[FRM-30] warns once of entries that nothing takes', () => {
    render(formOf('lost', email));
    render(formOf('lost', email));
    expect(warned).toEqual([
      expect.stringMatching(/^<Form>: the form "lost" has no receiver for its entries/),
    ]);
  });

  it('[FRM-30] warns of fields without options or a known type, and of two with one id', () => {
    render(
      formOf(
        'odd',
        email,
        email,
        { type: 'select', id: 'glaze', title: 'Glaze' },
        { type: 'colour', id: 'tint', title: 'Tint' },
      ),
      '/contact',
    );
    expect(warned).toEqual([
      expect.stringMatching(/two fields with the id "email"/),
      expect.stringMatching(/the field "glaze" of the type "select" without `options`/),
      expect.stringMatching(
        /the field "tint" of the type "colour", which is not one of text, number/,
      ),
    ]);
  });

  it('[FRM-30] says nothing of a form that lacks nothing, and nothing in production', () => {
    render(formOf('whole', email), '/contact');
    vi.stubEnv('NODE_ENV', 'production');
    render(formOf('published', email));
    expect(warned).toEqual([]);
  });

  it('[FRM-30] says that there is no form where there is no element', () => {
    expect(() => attachForm(document.querySelector<HTMLElement>('.gone')!, {} as never)).toThrow(
      'No form was found, so nothing was attached.',
    );
  });
});
