import { readFormContext } from '@plinth/forms/schema';
import { expect, it } from 'vitest';
import { formDraftOf } from './formDraft';
import { formSettings } from './formSettings';

const email = { id: 'email', type: 'email', title: 'Email', required: true };

/** The settings of forms of every generation that a block may hold. */
const generations: Readonly<Record<string, Record<string, unknown>>> = {
  'our own names': {
    formId: 'own',
    formName: 'Own',
    fields: [email, { id: 'n', type: 'number', title: 'N', min: 0, max: '12' }],
    submitButtonText: 'Go',
    submissionText: 'Five < six & seven',
    captcha: { enabled: true, theme: 'dark', provider: 'hcaptcha', siteKey: 'a-key-of-theirs' },
  },
  'those of published pages': {
    formId: 'published',
    formName: 'Published',
    formFields: [
      { ...email, conditions: [{ field: 'way', test: 'is', value: 'Mail' }] },
      { id: 'way', type: 'radio', title: 'Way', options: [{ label: 'Mail' }, 'Phone'] },
      { id: 'rows', type: 'likert', title: 'Rows', options: ['One', 'Two'] },
      { id: 'src', type: 'hidden', key: 'utm_source', value: 'page' },
    ],
    formSubmitButtonText: 'Send',
    formSubmissionMessage: { html: '<p>Thanks</p>' },
    captchaEnabled: true,
    captchaTheme: 'DARK',
    disclaimerMessage: 'We keep it.',
    steps: [{ title: 'One', fields: ['way'] }],
  },
  'rows and a calendar': {
    formId: 'r',
    formName: 'R',
    formFields: [
      {
        id: 'guests',
        type: 'rows',
        title: 'Guest',
        min: 0,
        max: 4,
        fields: [
          { id: 'name', type: 'text', title: 'Name', required: true },
          { id: 'meal', type: 'select', title: 'Meal', options: ['Fish', 'None'] },
        ],
      },
      { id: 'day', type: 'date', title: 'Day', hasCalendar: true, earliest: '2027-03-01' },
    ],
  },
  'a plain message': {
    formId: 'p',
    formName: 'P',
    fields: [email],
    submissionMessage: 'Thank you',
  },
};

it.each(Object.entries(generations))(
  '[SRV-90c] a form with %s is the same to visitors when it is saved unchanged, and again',
  (_, stored) => {
    const saved = formSettings(formDraftOf(stored), stored);
    const seen = (settings: object) => {
      const { captcha, ...schema } = readFormContext(settings);
      return { ...schema, captcha: { theme: 'light', ...captcha } };
    };
    expect(seen(saved)).toEqual(seen(stored));
    expect(formSettings(formDraftOf(saved), saved)).toEqual(saved);
  },
);

it('[SRV-90c] a changed message is HTML, and a step loses a field that is no more', () => {
  const stored = generations['those of published pages']!;
  const draft = formDraftOf(stored);
  const fields = draft.fields.filter(({ id }) => id !== 'way');
  const saved = formSettings({ ...draft, fields, thanks: '<b>Bye</b>' }, stored);
  expect(saved['formSubmissionMessage']).toEqual({ html: '<b>Bye</b>' });
  expect(saved['steps']).toEqual([{ title: 'One', fields: [] }]);
  expect(readFormContext(saved).fields[0]).not.toHaveProperty('conditions');
});

it('[SRV-90c] [SRV-187a] the fields of a row keep what the builder does not show, and their conditions follow', () => {
  const stored = generations['rows and a calendar']!;
  const draft = formDraftOf(stored);
  const [rows, ...others] = draft.fields;
  expect(rows).toMatchObject({ type: 'rows', min: '0' });
  const [name, meal] = rows!.fields;
  expect([name!.title, meal!.type, meal!.options]).toEqual(['Name', 'select', 'Fish\nNone']);
  const kept = { tone: 'quiet', conditions: [{ field: 'name', test: 'filled' }] };
  const changed = {
    ...rows!,
    max: '',
    fields: [
      { ...name!, id: 'full-name' },
      { ...meal!, options: 'Fish', stored: { ...meal!.stored, ...kept } },
    ],
  };
  const saved = formSettings({ ...draft, fields: [changed, ...others] }, stored);
  expect((saved['formFields'] as { fields: unknown }[])[0]!.fields).toEqual([
    { id: 'full-name', type: 'text', title: 'Name', required: true },
    {
      id: 'meal',
      type: 'select',
      title: 'Meal',
      options: ['Fish'],
      tone: 'quiet',
      conditions: [{ field: 'full-name', test: 'filled' }],
    },
  ]);
});
