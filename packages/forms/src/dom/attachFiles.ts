import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { isolate } from '@plinth/site-model';
import { fileMessages } from '../messages/fileMessages';
import { acceptsFile } from '../pure/acceptsFile';
import {
  comingId,
  defaultMegabytes,
  filesOf,
  isComing,
  isLost,
  lostId,
  megabyte,
  postedFile,
  takesFiles,
  type FileValue,
} from '../pure/fileValue';
import type { FormField } from '../pure/formSchema';
import { ownValue } from '../pure/ownValue';
import type { FieldBinding } from './bindFields';
import { createUploads, type Upload } from './createUploads';
import { attachDrop, type Dropped } from './attachDrop';
import type { FilesOfForm } from './filesOfForm';
import { showFile } from './showFile';

/**
 * Uploads the files of a form when they are chosen or dropped, shows the progress of each, and lets
 * the visitor cancel, retry and remove them ([FRM-29]). @returns a function that undoes it
 */
export function attachFiles(form: FilesOfForm): () => void {
  const { schema, store, bindings, locale, messages, say, uploadFile } = form;
  const translate = createPlainTranslate(fileMessages, { locale, overrides: messages });
  const fields = schema.fields.filter(takesFiles);
  const quote = (name: string): string => isolate(name, locale);
  /** Messages about refused files; they stay while other files are added. */
  const refused = new Map<string, string>();

  const valueOf = (id: string): FileValue => filesOf(ownValue(store.getState().values, id));
  const ownerOf = (key: string): FormField | undefined =>
    fields.find(({ id }) => Object.hasOwn(valueOf(id), key));

  /** Sets a value, and keeps the field's messages about refused files. */
  const setFiles = (id: string, files: FileValue): void => {
    const said = refused.get(id);
    if (said !== undefined && ownValue(store.getState().errors, id) === said)
      store.setValues({ [id]: files });
    else store.setValue(id, files);
  };

  /**
   * Changes a file's id in its place and on its element, because the focus may be on one of its
   * buttons.
   */
  const rename = (from: string, to: string): void => {
    const owner = ownerOf(from);
    if (!owner) return;
    const files = Object.entries(valueOf(owner.id));
    const item = itemOf(from);
    const box = item?.querySelector('input');
    if (item && box) {
      item.dataset['file'] = to;
      box.value = postedFile(to, valueOf(owner.id)[from] ?? '');
    }
    setFiles(
      owner.id,
      Object.fromEntries(files.map(([key, name]) => [key === from ? to : key, name])),
    );
  };
  const itemOf = (key: string): HTMLElement | undefined =>
    bindings
      .flatMap(({ item }) => [...item.querySelectorAll<HTMLElement>('[data-file]')])
      .find(({ dataset }) => dataset['file'] === key);

  const uploads = createUploads({
    send: ({ file, key, signal, onProgress }) =>
      uploadFile({
        file,
        formId: schema.formId,
        fieldId: ownerOf(key)?.id ?? '',
        signal,
        onProgress,
      }),
    onProgress: show,
    onUploaded(upload, id) {
      rename(upload.key, id);
      say(translate('forms.file.uploaded', { name: quote(upload.file.name) }));
    },
    onFailed(upload, reason) {
      const name = quote(upload.file.name);
      const text = reason ?? translate('forms.file.failed', { name });
      const from = upload.key;
      upload.key = lostId(from);
      upload.problem = text;
      rename(from, upload.key);
      say(text);
    },
  });

  /** Files whose upload was interrupted when an earlier page was left. */
  const findLost = (): void => {
    for (const { id } of fields)
      for (const key of Object.keys(valueOf(id)))
        if (isComing(key) && !uploads.find(key)) rename(key, lostId(key));
  };

  /** The reason why a field refuses a file. */
  const problemOf = (file: File, { accept, maxMegabytes = defaultMegabytes }: FormField) => {
    const name = quote(file.name);
    if (!acceptsFile(file, accept)) return translate('forms.file.kind', { name });
    if (file.size === 0) return translate('forms.file.empty', { name });
    return file.size > maxMegabytes * megabyte
      ? translate('forms.file.tooLarge', { name, size: maxMegabytes })
      : undefined;
  };

  const take = (field: FormField, { files: chosen, folders }: Dropped): void => {
    const { id, max = 1 } = field;
    const problems = folders.map(({ name }) => translate('forms.file.kind', { name: quote(name) }));
    const good = chosen.filter((file) => {
      const problem = problemOf(file, field);
      if (problem !== undefined) problems.push(problem);
      return problem === undefined;
    });
    let files = valueOf(id);
    // A new file replaces the only file.
    if (max === 1 && good.length > 0) {
      for (const key of Object.keys(files)) uploads.cancel(key);
      files = {};
    }
    const room = Math.max(0, max - Object.keys(files).length);
    if (good.length > room) problems.push(store.translate('forms.file.tooMany', { max }));
    const taken = good.slice(0, room).map((file) => [comingId(randomKey()), file] as const);
    for (const [key, file] of taken) uploads.add(key, file);
    if (taken.length > 0) {
      refused.delete(id);
      store.setValue(id, {
        ...files,
        ...Object.fromEntries(taken.map(([key, file]) => [key, file.name.trim() || 'file'])),
      });
    }
    const said = problems.join(' ');
    if (said) {
      refused.set(id, said);
      store.setErrors({ ...store.getState().errors, [id]: said });
    }
    say(
      [
        ...problems,
        ...taken.map(([, { name }]) => translate('forms.file.uploading', { name: quote(name) })),
      ].join(' '),
    );
    uploads.start();
  };

  const remove = (binding: FieldBinding, key: string): void => {
    const { [key]: name = '', ...others } = valueOf(binding.id);
    uploads.cancel(key);
    const items = [...binding.item.querySelectorAll<HTMLElement>('[data-file]')];
    const at = items.findIndex(({ dataset }) => dataset['file'] === key);
    refused.delete(binding.id);
    store.setValue(binding.id, others);
    const next = (items[at + 1] ?? items[at - 1])?.querySelector<HTMLElement>('[data-file-remove]');
    (next ?? binding.controls[0])?.focus();
    say(translate('forms.file.removed', { name: quote(name) }));
  };
  const retry = (key: string): void => {
    const upload = uploads.find(key);
    if (!upload) return;
    upload.key = comingId(key);
    delete upload.problem;
    rename(key, upload.key);
    say(translate('forms.file.uploading', { name: quote(upload.file.name) }));
    const button = itemOf(upload.key)?.querySelector<HTMLElement>('[data-file-remove]');
    button?.focus();
    uploads.start();
  };

  function show(): void {
    for (const { item } of bindings.filter(takesFiles)) {
      for (const one of item.querySelectorAll<HTMLElement>('[data-file]')) {
        const key = one.dataset['file']!;
        const upload: Upload | undefined = uploads.find(key);
        const name = one.querySelector('bdi')?.textContent ?? '';
        showFile(one, {
          key,
          name,
          share: isComing(key) ? (upload?.share ?? 0) : undefined,
          size: upload?.file.size ?? uploads.sizeOf(key),
          problem: isLost(key)
            ? (upload?.problem ?? translate('forms.file.left', { name: quote(name) }))
            : undefined,
          mayRetry: isLost(key) && upload !== undefined,
          locale,
          translate,
        });
      }
    }
  }

  const undo = bindings.filter(takesFiles).map((binding) => {
    const field = fields.find(({ id }) => id === binding.id);
    const [entry] = binding.controls as readonly HTMLInputElement[];
    const zone = binding.item.querySelector<HTMLElement>('.pl-form-drop');
    if (!field || !entry || !zone) return () => {};
    const takeChosen = (): void => {
      const chosen = [...(entry.files ?? [])];
      // Emptied, so that the same file can be chosen again, and nothing is sent twice if the
      // browser posts the form.
      entry.value = '';
      if (chosen.length > 0) take(field, { files: chosen, folders: [] });
    };
    const click = ({ target }: Event): void => {
      const button = (target as Element).closest<HTMLElement>('[data-file] button');
      const key = button?.closest<HTMLElement>('[data-file]')?.dataset['file'];
      if (!button || key === undefined) return;
      if ('fileRetry' in button.dataset) retry(key);
      else remove(binding, key);
    };
    entry.addEventListener('change', takeChosen);
    binding.item.addEventListener('click', click);
    const undrop = attachDrop(zone, (dropped) => take(field, dropped));
    binding.item.dataset['live'] = '';
    // Chosen before this part was loaded.
    takeChosen();
    return () => {
      entry.removeEventListener('change', takeChosen);
      binding.item.removeEventListener('click', click);
      undrop();
      delete binding.item.dataset['live'];
      for (const one of binding.item.querySelectorAll('[data-file]')) showFile(one);
    };
  });
  const stop = store.subscribe((state, previous) => {
    if (state.values === previous.values) return;
    findLost();
    show();
  });
  const disconnect = store.connectView({ ready: uploads.ready });
  findLost();
  show();
  return () => {
    stop();
    disconnect();
    uploads.end();
    for (const step of undo) step();
  };
}

/** Distinguishes the keys from those of an earlier page, whose draft may be restored. */
const randomKey = (): string => Math.random().toString(36).slice(2);
