import { inflateRawSync } from 'node:zlib';

/**
 * The texts of a ZIP archive by path, read from its directory as APPNOTE.TXT 4.3 has it.
 * @param {Buffer} archive
 * @returns {Record<string, string>}
 */
export function readZip(archive) {
  /** @type {Record<string, string>} */
  const files = {};
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const size = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const path = archive.toString('utf8', at + 46, at + 46 + Number(name));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files[path] = inflateRawSync(archive.subarray(start, start + size)).toString('utf8');
    at += 46 + Number(name) + Number(extra) + Number(comment);
  }
  return files;
}
