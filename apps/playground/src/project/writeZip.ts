/** The check sum of a ZIP's entries: CRC-32, ISO 3309. */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ crcTable[(sum ^ byte) & 0xff]!;
  return (sum ^ 0xffffffff) >>> 0;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Little-endian numbers, two or four bytes each. */
function header(...fields: readonly [value: number, bytes: 2 | 4][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

// The constants of APPNOTE.TXT 4.3: version 2.0, names in UTF-8, deflated, 1 January 1980.
const needs = 20;
const utf8 = 0x0800;
const deflated = 8;
const time = 0;
const date = 0x21;

/**
 * A ZIP archive of texts.
 * @param files texts by path, with `/` between folders
 */
export async function writeZip(files: Readonly<Record<string, string>>): Promise<Blob> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const packed = await deflate(bytes);
    const described: [number, 2 | 4][] = [
      ...([
        [needs, 2],
        [utf8, 2],
        [deflated, 2],
        [time, 2],
        [date, 2],
      ] as [number, 2][]),
      ...([
        [crc32(bytes), 4],
        [packed.length, 4],
        [bytes.length, 4],
      ] as [number, 4][]),
      [name.length, 2],
      [0, 2],
    ];
    const local = header([0x04034b50, 4], ...described);
    parts.push(local, name, packed);
    directory.push(
      header(
        [0x02014b50, 4],
        [needs, 2],
        ...described,
        ...([
          [0, 2],
          [0, 2],
          [0, 2],
        ] as [number, 2][]),
        [0, 4],
        [offset, 4],
      ),
      name,
    );
    offset += local.length + name.length + packed.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = header(
    [0x06054b50, 4],
    ...([
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as [number, 2][]),
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...parts, ...directory, end] as BlobPart[], { type: 'application/zip' });
}
