import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../forms.css';
import { expectNoViolations } from '../__fixtures__/expectNoViolations';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import type { FileOutcome, FileUpload } from '../pure/fileUpload';
import type { FormField, FormSchema } from '../pure/formSchema';
import { Form } from '../react/Form';

const schemaWith = (field: Partial<FormField>): FormSchema => ({
  formId: 'job',
  formName: 'Job',
  fields: [
    { type: 'text', id: 'name', title: 'Name' },
    { type: 'file', id: 'cv', title: 'CV', ...field },
  ],
});

/** Uploads that a test ends one by one. */
function uploadsOfTest() {
  const uploads: (FileUpload & { end: (outcome: FileOutcome) => void })[] = [];
  const uploadFile = (upload: FileUpload) =>
    new Promise<FileOutcome>((end) => {
      uploads.push({ ...upload, end });
    });
  return { uploads, uploadFile };
}

const pdf = (name: string, bytes = 2000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

const entry = () => page.getByLabelText(/^CV/);
const choose = (...files: File[]): Promise<void> => userEvent.upload(entry(), files);
const drop = (target: Element, files: readonly File[]): DragEvent => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isLive = () => expect.poll(() => document.querySelector('[data-live]')).not.toBeNull();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});
afterEach(() => sessionStorage.clear());

async function show(
  field: Partial<FormField> = {},
  answers?: Parameters<typeof recordingPorts>[0],
) {
  const { uploads, uploadFile } = uploadsOfTest();
  const ports = recordingPorts(answers, { uploadFile });
  const schema = schemaWith(field);
  const screen = await render(
    <main>
      <Form schema={schema} ports={ports} query="" />
    </main>,
  );
  await isLive();
  return { uploads, ports, schema, screen };
}

describe('a field for files', () => {
  it('[FRM-29a] takes a file to the server as it is chosen, and sends its id and its name with the form', async () => {
    const { uploads, ports } = await show();
    await choose(pdf('Ada Lovelace.pdf'));
    await expect.element(page.getByText('Ada Lovelace.pdf', { exact: true })).toBeVisible();
    await expect.poll(() => uploads.length).toBe(1);
    expect(uploads[0]).toMatchObject({ formId: 'job', fieldId: 'cv' });
    uploads[0]!.onProgress(0.4);
    await expect
      .element(page.getByRole('progressbar', { name: 'Ada Lovelace.pdf' }))
      .toHaveAttribute('value', '0.4');
    uploads[0]!.end({ ok: true, id: 'f-1' });
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(button('Submit'));
    await expect
      .poll(() => ports.saved.map(({ form }) => JSON.parse(form) as unknown))
      .toEqual([{ name: '', cv: { 'f-1': 'Ada Lovelace.pdf' } }]);
  });

  it('[FRM-29a] takes files that are dropped, and none where there is room for one', async () => {
    const { uploads } = await show();
    const zone = document.querySelector('.pl-form-drop')!;
    expect(drop(zone, [pdf('one.pdf'), pdf('two.pdf')]).defaultPrevented).toBe(true);
    await expect.element(page.getByText('Choose 1 file at most.').first()).toBeVisible();
    await expect.poll(() => uploads.map(({ file }) => file.name)).toEqual(['one.pdf']);
    // Another one takes its place.
    drop(zone, [pdf('three.pdf')]);
    await expect
      .poll(() => [...document.querySelectorAll('[data-file] bdi')].map((one) => one.textContent))
      .toEqual(['three.pdf']);
    expect(uploads[0]!.signal.aborted).toBe(true);
  });

  it('[FRM-29b] takes no folder that is dropped among files', async () => {
    const { uploads } = await show({ max: 3 });
    const folder = new File([new Uint8Array(4096)], 'Pictures');
    const transfer = new DataTransfer();
    for (const file of [pdf('one.pdf'), folder]) transfer.items.add(file);
    const [first, second] = transfer.items;
    // A browser makes entries of a drop by hand alone.
    first!.webkitGetAsEntry = () => ({ isDirectory: false }) as FileSystemEntry;
    second!.webkitGetAsEntry = () => ({ isDirectory: true }) as FileSystemEntry;
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', {
      value: { types: ['Files'], files: transfer.files, items: [first, second] },
    });
    document.querySelector('.pl-form-drop')!.dispatchEvent(event);
    await expect
      .element(page.getByText('Pictures is of a kind that is not allowed here.').first())
      .toBeVisible();
    await expect.poll(() => uploads.map(({ file }) => file.name)).toEqual(['one.pdf']);
  });

  it('[FRM-29c] takes the same file again after it was removed', async () => {
    const { uploads } = await show();
    await choose(pdf('one.pdf'));
    await expect.poll(() => uploads.length).toBe(1);
    await userEvent.click(page.getByRole('button', { name: /one\.pdf/ }));
    await expect.poll(() => document.querySelector('[data-file]')).toBeNull();
    await choose(pdf('one.pdf'));
    await expect.poll(() => uploads.length).toBe(2);
  });

  it('[FRM-29a] keeps the page where a drop misses the field', async () => {
    await show();
    expect(drop(document.body, [pdf('one.pdf')]).defaultPrevented).toBe(true);
  });

  it('[FRM-29b] says at once which file is too large, empty or of another kind, and takes the others', async () => {
    const { uploads } = await show({ max: 5, maxMegabytes: 0.01, accept: ['.pdf', 'image/*'] });
    drop(document.querySelector('.pl-form-drop')!, [
      pdf('large.pdf', 10_001),
      pdf('empty.pdf', 0),
      new File(['MZ'], 'run.exe', { type: 'application/x-msdownload' }),
      pdf('good.PDF'),
    ]);
    const note = document.querySelector('.form-field-error[id$="cv-error"]')!;
    await expect
      .poll(() => note.textContent)
      .toBe(
        'large.pdf is larger than 0.01 MB. empty.pdf is empty. run.exe is of a kind that is not allowed here.',
      );
    await expect.poll(() => uploads.map(({ file }) => file.name)).toEqual(['good.PDF']);
    uploads[0]!.end({ ok: true, id: 'f-1' });
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    // It says so until there is another file.
    expect(note.textContent).not.toBe('');
    await choose(pdf('other.pdf'));
    await expect.poll(() => note.textContent).toBe('');
  });

  it('[FRM-29b] says what may be chosen before anything is', async () => {
    await show({ max: 3, maxMegabytes: 5, accept: ['.pdf', 'image/*'] });
    await expect
      .element(entry())
      .toHaveAccessibleDescription('Up to 3 files. Up to 5 MB per file. Allowed: PDF, Pictures.');
    await expect.element(entry()).toHaveAccessibleName('CV Choose files, or drop them here');
  });

  it('[FRM-29c] cancels a file on its way by keyboard, and moves the focus to the next one', async () => {
    const { uploads, ports } = await show({ max: 5 });
    await choose(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'));
    // Two at a time.
    await expect.poll(() => uploads.length).toBe(2);
    button('Cancel (one.pdf)').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(uploads[0]!.signal.aborted).toBe(true);
    await expect.element(button('Cancel (two.pdf)')).toHaveFocus();
    await expect.poll(() => uploads.map(({ file }) => file.name)).toContain('three.pdf');
    uploads[1]!.end({ ok: true, id: 'f-2' });
    // The button is the same one: the focus stays.
    await expect.element(button('Remove (two.pdf)')).toHaveFocus();
    uploads[2]!.end({ ok: true, id: 'f-3' });
    await userEvent.keyboard(' ');
    await expect.element(button('Remove (three.pdf)')).toHaveFocus();
    await userEvent.click(button('Submit'));
    await expect
      .poll(() => ports.saved.map(({ form }) => (JSON.parse(form) as { cv: unknown }).cv))
      .toEqual([{ 'f-3': 'three.pdf' }]);
  });

  it('[FRM-29d] waits for files on their way when the form is sent, and sends it once', async () => {
    const { uploads, ports } = await show();
    await choose(pdf('one.pdf'));
    await expect.poll(() => uploads.length).toBe(1);
    await userEvent.click(button('Submit'));
    document.querySelector('form')!.requestSubmit();
    expect(ports.keys).toEqual([]);
    uploads[0]!.end({ ok: true, id: 'f-1' });
    await expect.poll(() => ports.saved.length).toBe(1);
    expect(ports.saved[0]!.form).toContain('f-1');
  });

  it('[FRM-29e] does not send the form without a file that did not arrive: it is tried again or removed', async () => {
    const { uploads, ports } = await show();
    await choose(pdf('one.pdf'));
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]!.end({ ok: false, status: 500, body: { error: 'The disk is full.' } });
    await expect.element(page.getByText('The disk is full.').last()).toBeVisible();
    await userEvent.click(button('Submit'));
    await expect
      .element(page.getByRole('link', { name: /A file has not been uploaded/ }))
      .toBeVisible();
    expect(ports.keys).toEqual([]);
    await userEvent.click(button('Try again (one.pdf)'));
    await expect.poll(() => uploads.length).toBe(2);
    uploads[1]!.end({ ok: true, id: 'f-1' });
    await userEvent.click(button('Submit'));
    await expect.poll(() => ports.saved.length).toBe(1);
  });

  it('[FRM-29f] keeps uploaded files over a reload, and reports one that was still uploading', async () => {
    const first = await show({ max: 2 });
    await choose(pdf('here.pdf'), pdf('gone.pdf'));
    await expect.poll(() => first.uploads.length).toBe(2);
    first.uploads[0]!.end({ ok: true, id: 'f-1' });
    await expect.element(button('Remove (here.pdf)')).toBeVisible();
    // The browser asks before the page goes.
    const leave = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    await first.screen.unmount();

    const { ports } = await show({ max: 2 });
    await expect.element(button('Remove (here.pdf)')).toBeVisible();
    await expect
      .element(
        page.getByText('gone.pdf was not uploaded before the page was left. Choose it again.'),
      )
      .toBeVisible();
    await userEvent.click(button('Remove (gone.pdf)'));
    await userEvent.click(button('Submit'));
    await expect
      .poll(() => ports.saved.map(({ form }) => (JSON.parse(form) as { cv: unknown }).cv))
      .toEqual([{ 'f-1': 'here.pdf' }]);
  });

  it('[FRM-29g] leaves the form to the browser where no port takes files', async () => {
    const ports = recordingPorts();
    await render(
      <Form schema={schemaWith({})} ports={ports} action="/form/job" query="" drafts={false} />,
    );
    const form = document.querySelector('form')!;
    expect(form.enctype).toBe('multipart/form-data');
    // The page of the test must stay.
    const left: boolean[] = [];
    const hold = (event: Event): void => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', hold);
    form.requestSubmit();
    await expect.poll(() => left.at(-1)).toBe(true);
    removeEventListener('submit', hold);
    expect(ports.keys).toEqual([]);
  });

  it('[FRM-29h] is found right by axe in each of its states, and reads from right to left', async () => {
    const { uploads } = await show({ max: 3, required: true, description: 'As a PDF.' });
    await expectNoViolations();
    await choose(pdf('one.pdf'), pdf('two.pdf'));
    await expect.poll(() => uploads.length).toBe(2);
    uploads[0]!.onProgress(0.5);
    await expectNoViolations();
    uploads[0]!.end({ ok: true, id: 'f-1' });
    uploads[1]!.end({ ok: false, status: 0 });
    await expect.element(page.getByText('two.pdf could not be uploaded.').last()).toBeVisible();
    await expectNoViolations();
    document.documentElement.dir = 'rtl';
    const name = page.getByText('one.pdf', { exact: true }).element().getBoundingClientRect();
    const remove = button('Remove (one.pdf)').element().getBoundingClientRect();
    expect(remove.right).toBeLessThan(name.left);
  });
});
