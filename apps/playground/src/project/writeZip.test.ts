import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeZip } from './writeZip';

it('[PLY-3b] writes an archive whose entries are whole, with names and texts in any script', async () => {
  const files = { 'a.txt': 'A '.repeat(5000), 'src/ä/空.ts': 'const ö = "空";\n', empty: '' };
  const bytes = Buffer.from(await (await writeZip(files)).arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(end + 10)).toBe(3);
  let at = bytes.readUInt32LE(end + 16);
  const read: Record<string, string> = {};
  while (at < end) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    // The local header and the directory say the same.
    expect(bytes.subarray(local + 4, local + 30)).toEqual(bytes.subarray(at + 6, at + 32));
    const start = local + 30 + nameLength;
    const text = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 20)));
    expect(bytes.readUInt32LE(at + 16)).toBe(crc32(text));
    expect(bytes.readUInt32LE(at + 24)).toBe(text.length);
    read[bytes.toString('utf8', at + 46, at + 46 + nameLength)] = text.toString('utf8');
    at += 46 + nameLength;
  }
  expect(read).toEqual(files);
  expect(bytes.length).toBeLessThan(1000);
});
