import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form } from '../react/Form';
import type { FormPorts } from '../state/formStore';
import type { SubmissionPayload } from '../pure/submission';
import { everyField, everyValue } from '../__fixtures__/everyField';
import { fillForm } from '../__fixtures__/fillForm';
import { attachForm } from './attachForm';

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
  sessionStorage.clear();
});

function ports(change: Partial<FormPorts> = {}) {
  const saved: SubmissionPayload[] = [];
  let keys = 0;
  return {
    saved,
    requestSubmissionKey: async () => ({ ok: true, key: `key-${(keys += 1)}` }) as const,
    saveSubmission: async (payload: SubmissionPayload) => {
      saved.push(payload);
      return { ok: true } as const;
    },
    ...change,
  };
}

describe('attachForm over our own markup', () => {
  it('[FRM-2] sends every field type in its shape', async () => {
    document.body.innerHTML = renderToString(<Form schema={everyField} idPrefix="" />);
    const given = ports();
    const onSubmitted = vi.fn();
    undo = attachForm(document.body.firstElementChild as HTMLElement, {
      schema: everyField,
      ports: { ...given, onSubmitted },
      query: '?utm_source=news+letter',
    });
    await fillForm(document.querySelector('form')!, everyValue);
    await userEvent.click(document.querySelector('[type=submit]')!);
    await expect.poll(() => given.saved.length).toBe(1);
    expect(JSON.parse(given.saved[0]!.form)).toEqual(everyValue);
    expect(given.saved[0]).toMatchObject({
      key: 'key-1',
      formId: 'every-field',
      isOverlayForm: false,
    });
    await expect
      .element(document.querySelector<HTMLElement>('.form-submission-text')!)
      .toHaveFocus();
    expect(onSubmitted).toHaveBeenCalledTimes(1);
  });
});
