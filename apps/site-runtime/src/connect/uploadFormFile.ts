import type { FileOutcome, FileUpload } from '@plinth/forms';

/**
 * Sends one file of a form to the site's server, before the form. `fetch` reports no upload progress, so this uses
 * `XMLHttpRequest`.
 */
export function uploadFormFile({
  file,
  formId,
  fieldId,
  signal,
  onProgress,
}: FileUpload): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const address = ['/form', formId, 'files', fieldId];
    request.open(
      'POST',
      address.map((part, at) => (at % 2 ? encodeURIComponent(part) : part)).join('/'),
    );
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readAnswer(request)));
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => resolve({ ok: false, status: 0 }));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file, file.name);
    request.send(body);
  });
}

function readAnswer(request: XMLHttpRequest): FileOutcome {
  const { status, responseText } = request;
  const body = readJson(responseText);
  const { id } = Object(body) as { id?: unknown };
  if (status === 200 && typeof id === 'string') return { ok: true, id };
  const retryAfter = Number(request.getResponseHeader('retry-after'));
  return { ok: false, status, body, ...(retryAfter > 0 ? { retryAfter } : {}) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
