/** The bytes by which a file's kind is recognised, and the rule for its end. */
export interface FileType {
  kind: 'picture' | 'drawing' | 'sound' | 'video' | 'document';
  /** Media type. */
  type: string;
  /** Whether the first bytes and the last ones belong to such a file. */
  isWhole: (first: Buffer, last: Buffer, size: number) => boolean;
}

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Decoded completely later, which is a better check than single bytes. */
const decoded = () => true;

/** The list of contents is at the end of a ZIP; a file that was cut off has none. */
const zip: FileType['isWhole'] = (first, last) =>
  begins(first, 'PK\u0003\u0004') && last.includes('PK\u0005\u0006', 0, 'latin1');

const iso: FileType['isWhole'] = (first) => begins(first, 'ftyp', 4);

/** Plain text: UTF-8 without control characters, as far as its two ends show. */
const plain: FileType['isWhole'] = (first) => !first.includes(0);

const riff =
  (form: string): FileType['isWhole'] =>
  (first, _, size) =>
    begins(first, 'RIFF') && begins(first, form, 8) && first.readUInt32LE(4) <= size - 8;

const office = (what: string): FileType => ({
  kind: 'document',
  type: `application/vnd.${what}`,
  isWhole: zip,
});

const picture = (type: string): FileType => ({ kind: 'picture', type, isWhole: decoded });
const jpeg = picture('image/jpeg');

/** Files that an owner may upload, by their extension. None of them can run in a browser. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: jpeg,
  jpeg,
  png: picture('image/png'),
  webp: picture('image/webp'),
  gif: picture('image/gif'),
  avif: picture('image/avif'),
  svg: { kind: 'drawing', type: 'image/svg+xml', isWhole: decoded },
  pdf: {
    kind: 'document',
    type: 'application/pdf',
    isWhole: (first, last) => begins(first, '%PDF-') && last.includes('%%EOF', 0, 'latin1'),
  },
  txt: { kind: 'document', type: 'text/plain; charset=utf-8', isWhole: plain },
  csv: { kind: 'document', type: 'text/csv; charset=utf-8', isWhole: plain },
  zip: { kind: 'document', type: 'application/zip', isWhole: zip },
  epub: { kind: 'document', type: 'application/epub+zip', isWhole: zip },
  docx: office('openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: office('openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: office('openxmlformats-officedocument.presentationml.presentation'),
  odt: office('oasis.opendocument.text'),
  ods: office('oasis.opendocument.spreadsheet'),
  odp: office('oasis.opendocument.presentation'),
  mp3: {
    kind: 'sound',
    type: 'audio/mpeg',
    isWhole: (first) => begins(first, 'ID3') || (first[0] === 0xff && (first[1]! & 0xe0) === 0xe0),
  },
  m4a: { kind: 'sound', type: 'audio/mp4', isWhole: iso },
  wav: { kind: 'sound', type: 'audio/wav', isWhole: riff('WAVE') },
  ogg: { kind: 'sound', type: 'audio/ogg', isWhole: (first) => begins(first, 'OggS') },
  mp4: { kind: 'video', type: 'video/mp4', isWhole: iso },
  webm: {
    kind: 'video',
    type: 'video/webm',
    isWhole: (first) => begins(first, '\u001a\u0045\u00df\u00a3'),
  },
};

/** The extension of a name in lower case, without its dot. */
export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** `undefined` where uploading such a file is not allowed. */
export const fileTypeOf = (name: string): FileType | undefined =>
  Object.hasOwn(fileTypes, endingOf(name)) ? fileTypes[endingOf(name)] : undefined;
