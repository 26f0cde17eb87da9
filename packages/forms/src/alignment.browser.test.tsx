import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './forms.css';
import { Form } from './react/Form';

it('[FRM-22a] labels begin where their entries do, also in a page that centres its text', async () => {
  document.body.style.textAlign = 'center';
  onTestFinished(() => document.body.removeAttribute('style'));
  await render(
    <Form
      action="/contact"
      schema={{
        formId: 'contact',
        formName: 'Contact',
        fields: [{ type: 'email', id: 'email', title: 'E-mail' }],
      }}
    />,
  );
  const entry = page.getByRole('textbox', { name: 'E-mail' }).element();
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('label')!);
  const distance = words.getBoundingClientRect().left - entry.getBoundingClientRect().left;
  expect(Math.abs(distance)).toBeLessThan(4);
});
