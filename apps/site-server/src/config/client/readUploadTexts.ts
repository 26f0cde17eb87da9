import type { SentFile } from './sendFile';

/** The messages about uploaded files. */
export interface UploadTexts {
  /** @param places the values of the message's places */
  text(name: string, places?: Record<string, string>): string;
  /** The reason for which a file is refused before it is sent. */
  refusalOf(file: File): string | undefined;
  /** The outcome of an upload. */
  messageOf(sent: SentFile, file: File): string;
}

/** Reads the messages and the maximum sizes that the server has written into an upload's root. */
export function readUploadTexts(root: HTMLElement): UploadTexts {
  const megabytes = JSON.parse(root.dataset['megabytes'] ?? '{}') as Record<string, number>;
  const bytesPerMegabyte = Number(root.dataset['bytesPerMegabyte']);

  const text = (name: string, places: Record<string, string> = {}): string =>
    Object.entries(places).reduce(
      (message, [place, value]) => message.replaceAll(`{${place}}`, () => value),
      root.dataset[`text${name}`] ?? '',
    );

  function refusalOf({ name: fileName, size }: File): string | undefined {
    const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
    const max = Object.hasOwn(megabytes, ending) ? megabytes[ending]! : undefined;
    if (max === undefined) return text('Unsupported', { fileName });
    if (size <= max * bytesPerMegabyte) return undefined;
    return text('TooLarge', { fileName, maxSize: `${max} MB` });
  }

  function messageOf(sent: SentFile, { name: fileName }: File): string {
    const named = (name: string) => text('Of', { fileName, problem: text(name) });
    switch (sent.outcome) {
      case 'stored':
        return text('Stored');
      case 'refused':
        return sent.problem;
      case 'signed-out':
        return text('SignedOut');
      case 'failed':
        return named('Failed');
      case 'cut':
        return named(sent.sent ? 'ProcessingIncomplete' : 'Cut');
      case 'cancelled':
        return text(sent.sent ? 'ProcessingCancelled' : 'Cancelled');
    }
  }

  return { text, refusalOf, messageOf };
}
