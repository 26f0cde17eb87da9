import { sendFile, type SentFile } from './sendFile';

/**
 * Sends pictures one after the other, until one is not stored; the form shows the progress and the failure.
 *
 * @returns the addresses of the stored pictures
 */
export async function sendPictures(
  form: HTMLFormElement,
  { files, signal }: { files: readonly File[]; signal: AbortSignal },
): Promise<{ stored: string[]; areAllStored: boolean }> {
  const status = form.querySelector<HTMLElement>('[data-picture-upload-status]')!;
  const { textSending = '' } = form.dataset;
  status.textContent = textSending;
  const stored: string[] = [];
  for (const [at, file] of files.entries()) {
    const sent = await sendFile({
      file,
      crumb: form.querySelector<HTMLInputElement>('input[name=crumb]')!.value,
      address: form.action,
      signal,
      onProgress: (bytes, all) => {
        const share = (at + bytes / Math.max(1, all)) / files.length;
        status.textContent = `${textSending} ${Math.round(100 * share)} %`;
      },
    });
    if (sent.outcome !== 'stored') {
      status.textContent = failureText(form, sent);
      return { stored, areAllStored: false };
    }
    stored.push(`/s/${sent.id}`);
  }
  return { stored, areAllStored: true };
}

function failureText(
  { dataset: { textFailed, textCut, textSignedOut } }: HTMLFormElement,
  sent: Exclude<SentFile, { outcome: 'stored' }>,
): string {
  switch (sent.outcome) {
    case 'refused':
      return sent.problem;
    case 'signed-out':
      return textSignedOut ?? '';
    case 'failed':
      return textFailed ?? '';
    case 'cut':
      return textCut ?? '';
    case 'cancelled':
      return '';
  }
}
