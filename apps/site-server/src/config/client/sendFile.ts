/** One upload; the numbers are bytes. */
export interface SendFile {
  file: File;
  /** The page's crumb, which is sent before the file. */
  crumb: string;
  address: string;
  onProgress: (sent: number, all: number) => void;
  signal: AbortSignal;
}

/** The outcome of one upload; `sent`: whether all bytes had been sent when it ended. */
export type SentFile =
  /** `id`: under which the server keeps it. */
  | { outcome: 'stored'; id: string }
  | { outcome: 'refused'; problem: string }
  | { outcome: 'signed-out' | 'failed' }
  | { outcome: 'cut' | 'cancelled'; sent: boolean };

/** Sends one file as the form would. `fetch` reports no upload progress, so this uses `XMLHttpRequest`. */
export function sendFile({
  file,
  crumb,
  address,
  onProgress,
  signal,
}: SendFile): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let sent = false;
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.upload.addEventListener('load', () => {
      sent = true;
      onProgress(1, 1);
    });
    request.addEventListener('load', () => resolve(readAnswer(request)));
    request.addEventListener('error', () => resolve({ outcome: 'cut', sent }));
    request.addEventListener('abort', () => resolve({ outcome: 'cancelled', sent }));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('crumb', crumb);
    form.append('files', file, file.name);
    request.send(form);
  });
}

interface Answer {
  files?: { id?: string; problem?: string }[];
}

function readAnswer({ status, responseText }: XMLHttpRequest): SentFile {
  if (status === 400 || status === 401 || status === 403) return { outcome: 'signed-out' };
  if (status !== 200) return { outcome: 'failed' };
  try {
    const [file] = (JSON.parse(responseText) as Answer).files ?? [];
    if (!file) return { outcome: 'cut', sent: true };
    return file.problem
      ? { outcome: 'refused', problem: file.problem }
      : { outcome: 'stored', id: file.id ?? '' };
  } catch {
    return { outcome: 'failed' };
  }
}
