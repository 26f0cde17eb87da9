import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormSchema } from '../pure/formSchema';
import { Form } from './Form';

const schema: FormSchema = {
  formId: 'letters',
  formName: 'Letters',
  fields: [{ id: 'email', type: 'email', title: 'Email' }],
};
const asked = <noscript>What is two plus two?</noscript>;

it('[FRM-8] [FRM-21g] shows who has no script what a form with a captcha asks instead', () => {
  const html = renderToString(
    <Form schema={{ ...schema, captcha: { enabled: true } }} captchaFallback={asked} />,
  );
  expect(html).toMatch(/captcha-container"><noscript>What is two plus two\?<\/noscript>/);
});

it('[FRM-8] asks nothing where the form has no captcha', () => {
  const html = renderToString(<Form schema={schema} captchaFallback={asked} />);
  expect(html).not.toContain('What is two');
});
