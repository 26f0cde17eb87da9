import { ownValue } from './ownValue';

const jpeg = ['image/jpeg', 'image/jpg'];
const office = (format: string): string[] => [`application/vnd.${format}`];

/**
 * Media types of a file's extension. Systems disagree about them: Windows reports a spreadsheet for
 * `.csv` and nothing for `.heic`, and browsers report `audio/mp4` or `audio/x-m4a`.
 */
const typesOfEnding: Readonly<Record<string, readonly string[]>> = {
  jpg: jpeg,
  jpeg,
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  svg: ['image/svg+xml'],
  pdf: ['application/pdf'],
  txt: ['text/plain'],
  csv: ['text/csv'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  epub: ['application/epub+zip'],
  doc: ['application/msword'],
  docx: office('openxmlformats-officedocument.wordprocessingml.document'),
  xls: office('ms-excel'),
  xlsx: office('openxmlformats-officedocument.spreadsheetml.sheet'),
  ppt: office('ms-powerpoint'),
  pptx: office('openxmlformats-officedocument.presentationml.presentation'),
  odt: office('oasis.opendocument.text'),
  ods: office('oasis.opendocument.spreadsheet'),
  odp: office('oasis.opendocument.presentation'),
  mp3: ['audio/mpeg', 'audio/mp3'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave'],
  ogg: ['audio/ogg', 'application/ogg'],
  mp4: ['video/mp4'],
  mov: ['video/quicktime'],
  webm: ['video/webm'],
};

/** A media type in lower case without its parameters: `text/csv; charset=utf-8` is `text/csv`. */
const plainType = (type: string): string => type.split(';')[0]!.trim().toLowerCase();

/**
 * Whether a field accepts a file, by the extensions (`.pdf`) and media types (`image/png`,
 * `image/*`) of the field. A file has its reported media type and those of its extension. A field
 * without a list accepts every file.
 *
 * @example
 * ```ts
 * import { acceptsFile } from '@plinth/forms/rules';
 *
 * acceptsFile({ name: 'Kiln.PDF', type: '' }, ['.pdf', 'image/*']); // true
 * acceptsFile({ name: 'orders.csv', type: 'application/vnd.ms-excel' }, ['text/csv']); // true
 * ```
 */
export function acceptsFile(
  { name, type }: { name: string; type: string },
  accept: readonly string[] = [],
): boolean {
  const lowerName = name.toLowerCase();
  const [, ending = ''] = /\.([^.]*)$/.exec(lowerName) ?? [];
  const types = [plainType(type), ...(ownValue(typesOfEnding, ending) ?? [])];
  return (
    accept.length === 0 ||
    accept.some((given) => {
      const kind = plainType(given);
      if (kind.startsWith('.')) return lowerName.endsWith(kind);
      const group = kind.endsWith('/*') ? kind.slice(0, -1) : undefined;
      return types.some((one) => (group ? one.startsWith(group) : one === kind));
    })
  );
}
