import { attachUpload } from './attachUpload';

/**
 * Sends the files of an upload form on submit. When all are stored the list is shown with them.
 *
 * @returns a function that undoes it
 */
export function attachUploadForm(page: Document, form: HTMLFormElement): () => void {
  const reload = form.querySelector<HTMLElement>('[data-upload-reload]')!;
  const upload = attachUpload(page, form, {
    form,
    address: form.action,
    onEnd({ isAnyStored, isAllStored }) {
      reload.hidden = !isAnyStored;
      if (isAllStored) page.defaultView!.location.assign('/config/files?done=uploaded');
    },
  });
  const field = form.querySelector<HTMLInputElement>('input[type="file"]')!;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    upload.add([...(field.files ?? [])]);
    field.value = '';
  };
  form.addEventListener('submit', send);
  return () => {
    form.removeEventListener('submit', send);
    upload.detach();
  };
}
