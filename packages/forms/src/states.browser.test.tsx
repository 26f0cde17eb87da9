import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './forms.css';
import { everyField } from './__fixtures__/everyField';
import { expectNoViolations } from './__fixtures__/expectNoViolations';
import { recordingPorts } from './__fixtures__/recordingPorts';
import { proofOfWorkCaptcha } from './captcha';
import { attachForm } from './dom/attachForm';
import type { AttachFormOptions } from './dom/attachFormOptions';
import { issueChallenge } from './proof-of-work';
import type { FormSchema } from './pure/formSchema';
import type { SubmitOutcome } from './pure/submission';
import { Form } from './react/Form';

const contact: FormSchema = {
  formId: 'contact',
  formName: 'Contact',
  fields: [
    { type: 'text', id: 'subject', title: 'Subject', required: true },
    { type: 'textarea', id: 'message', title: 'Message', maxLength: 12 },
  ],
};

let undo: (() => void) | undefined;
beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
  sessionStorage.clear();
});

function show(
  schema: FormSchema,
  options: Partial<AttachFormOptions> = {},
  answers: SubmitOutcome[] = [],
) {
  const html = renderToString(
    <Form
      schema={{ ...schema, captcha: { enabled: options.captcha !== undefined } }}
      idPrefix=""
    />,
  );
  document.body.innerHTML = `<main><h1>A page</h1><h2>Contact</h2>${html}</main>`;
  const ports = recordingPorts(answers);
  const root = document.querySelector<HTMLElement>('.pl-form')!;
  undo = attachForm(root, { ports, schema, drafts: false, ...options });
  return ports;
}
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit' }));
const subject = () => page.getByRole('textbox', { name: 'Subject' });

it('[FRM-7] [FRM-3] marks buttons, boxes and unanswered questions as it marks other entries', async () => {
  show({ ...everyField, submitButtonText: 'Submit' });
  await userEvent.click(
    page.getByRole('radiogroup', { name: 'The room was clean' }).getByRole('radio').first(),
  );
  const border = (element: Element) => getComputedStyle(element).borderTopColor;
  const entry = page.getByRole('textbox', { name: 'Subject' }).element();
  const radio = page.getByRole('radio', { name: 'Red' });
  const box = page.getByRole('checkbox', { name: 'Cake' });
  const answer = (question: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio').last();
  const calm = border(entry);
  await submit();
  await expect.poll(() => border(entry)).not.toBe(calm);
  for (const marked of [radio, box, answer('The staff was kind')])
    expect(border(marked.element())).toBe(border(entry));
  expect(border(answer('The room was clean').element())).not.toBe(border(entry));
  await userEvent.click(radio);
  expect(getComputedStyle(radio.element()).appearance).toBe('auto');
});

it('[FRM-22m] lets a text be written in its own direction', async () => {
  show(contact);
  const bidi = () => getComputedStyle(subject().element()).unicodeBidi;
  expect(bidi()).toBe('plaintext');
});

it.each(['light', 'dark'])(
  '[FRM-22m] the button stands out from a %s page without tokens',
  async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    show(contact);
    const button = page.getByRole('button', { name: 'Submit' });
    await expect.element(button).toBeVisible();
    const { backgroundColor, color } = getComputedStyle(button.element());
    const { backgroundColor: ground } = getComputedStyle(
      Object.assign(document.body.appendChild(document.createElement('div')), {
        style: 'background: Canvas',
      }),
    );
    document.documentElement.style.colorScheme = '';
    // The contrast that WCAG asks of a control's shape, and of its text.
    expect(contrast(backgroundColor, ground)).toBeGreaterThan(3);
    expect(contrast(backgroundColor, color)).toBeGreaterThan(4.5);
  },
);

function contrast(one: string, other: string): number {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = color
      .match(/[\d.]+/g)!
      .map((value) => (Number(value) / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return light! / dark!;
}

describe('axe finds nothing', () => {
  it('[FRM-22m] in any step, with a condition met, and where a step is stopped', async () => {
    show({
      formId: 'steps',
      formName: 'Steps',
      fields: [
        { type: 'radio', id: 'pet', title: 'Pet', options: ['Cat', 'None'], required: true },
        {
          type: 'text',
          id: 'cat',
          title: 'Cat’s name',
          required: true,
          conditions: [{ field: 'pet', test: 'is', value: 'Cat' }],
        },
        { type: 'text', id: 'city', title: 'City', required: true },
      ],
      steps: [
        { title: 'Your pet', fields: ['pet', 'cat'] },
        { title: 'Your home', fields: ['city'] },
      ],
    });
    await expect.element(page.getByText('Step 1 of 2: Your pet')).toBeVisible();
    await expectNoViolations();
    await userEvent.click(page.getByRole('radio', { name: 'Cat' }));
    await expect.element(page.getByRole('textbox', { name: 'Cat’s name' })).toBeVisible();
    await expectNoViolations();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(page.getByRole('textbox', { name: 'Cat’s name' })).toHaveFocus();
    await expectNoViolations();
    await userEvent.click(page.getByRole('radio', { name: 'None' }));
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(page.getByText('Step 2 of 2: Your home')).toHaveFocus();
    await expectNoViolations();
  });

  it('[FRM-8] [FRM-22m] beside a captcha, before and after a save that failed', async () => {
    const requestChallenge = () => issueChallenge({ secret: 'secret', cost: 10, now: Date.now() });
    const ports = show(contact, { captcha: proofOfWorkCaptcha({ requestChallenge }) }, [
      { ok: false, status: 500 },
    ]);
    await userEvent.fill(subject(), 'Human');
    await expectNoViolations();
    await submit();
    await expect.poll(() => ports.saved.length).toBe(1);
    await expect
      .element(page.getByText('Unable to send form. Please try again later.').first())
      .toBeVisible();
    await expectNoViolations();
  });

  it('[FRM-8] [FRM-22m] beside a captcha that is still to be done', async () => {
    const captcha = { mount: () => ({ key: () => null, reset() {}, destroy() {} }) };
    show(contact, { captcha });
    await userEvent.fill(subject(), 'Human');
    await submit();
    await expect
      .element(page.getByText('Complete CAPTCHA before submitting.', { exact: true }).first())
      .toBeVisible();
    await expectNoViolations();
  });

  it('[FRM-10] [FRM-20b] [FRM-22m] in a restored draft, with a text that is too long', async () => {
    show(contact, { drafts: sessionStorage });
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect.element(page.getByText('0 / 12')).toBeInTheDocument();
    await userEvent.fill(message, 'More than twelve');
    await expect.element(page.getByText('16 / 12')).toBeInTheDocument();
    undo!();
    show(contact, { drafts: sessionStorage });
    await expect
      .element(page.getByRole('textbox', { name: 'Message' }))
      .toHaveValue('More than twelve');
    await expect
      .element(page.getByText('Your earlier entries have been restored.'))
      .toBeInTheDocument();
    await expectNoViolations();
    await userEvent.fill(subject(), 'A draft');
    await submit();
    await expect
      .element(page.getByText('You have exceeded the character limit.', { exact: true }))
      .toBeVisible();
    await expectNoViolations();
  });

  it('[FRM-20m] [FRM-22m] offline, while it is sent, and when it has been sent', async () => {
    let isOnline = false;
    let reconnect = () => {};
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const ports = recordingPorts();
    show(contact, {
      connection: {
        isOnline: () => isOnline,
        onReconnect(listener) {
          reconnect = listener;
          return () => {};
        },
      },
      ports: {
        ...ports,
        saveSubmission: async (payload, signal) => {
          await arrived;
          return ports.saveSubmission(payload, signal);
        },
      },
    });
    await userEvent.fill(subject(), 'Later');
    await submit();
    await expect.element(page.getByText(/^You are offline/).first()).toBeVisible();
    await expectNoViolations();
    isOnline = true;
    reconnect();
    await expect.element(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    await expectNoViolations();
    arrive();
    await expect.element(page.getByText('Thank you!')).toHaveFocus();
    await expectNoViolations();
  });

  it.each([401, 404, 429, 500, 0])('[FRM-15] [FRM-22m] after an answer of %i', async (status) => {
    show(contact, {}, [{ ok: false, status, retryAfter: 20 }]);
    await userEvent.fill(subject(), 'Refused');
    await submit();
    await expect.element(page.getByText('You can try again in 20 seconds.').first()).toBeVisible();
    await expectNoViolations();
  });

  it('[FRM-22m] from right to left, in little room', async () => {
    document.documentElement.dir = 'rtl';
    document.body.style.inlineSize = '300px';
    show({ ...everyField, submitButtonText: 'Submit' });
    await submit();
    await expect
      .element(page.getByText('Name is required.', { exact: true }).first())
      .toBeVisible();
    await expectNoViolations();
    document.documentElement.dir = '';
    document.body.style.inlineSize = '';
  });
});
