import { endingOf, fileTypeOf, type FileType } from '../uploads/fileTypes';

/** The first bytes of a compound file, in which Office wrote until 2007. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const olderOffice = (type: string): FileType => ({
  kind: 'document',
  type,
  isWhole: (first) => first.subarray(0, compound.length).equals(compound),
});

/** The brands of an ISO media file that holds pictures coded with HEVC, as phones take them. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Stored unchanged: the server has no HEVC decoder, and no page shows its pictures. */
const heic: FileType = {
  kind: 'document',
  type: 'image/heic',
  isWhole: (first) =>
    first.toString('latin1', 4, 8) === 'ftyp' &&
    heicBrands.includes(first.toString('latin1', 8, 12)),
};

/**
 * Kinds that a visitor may send and an owner may not upload: browsers do not show them, so they would be of no use on a
 * page. The owner's area sends them as downloads.
 */
const sentOnly: Readonly<Record<string, FileType>> = {
  heic,
  heif: heic,
  doc: olderOffice('application/msword'),
  xls: olderOffice('application/vnd.ms-excel'),
  ppt: olderOffice('application/vnd.ms-powerpoint'),
  rtf: {
    kind: 'document',
    type: 'application/rtf',
    isWhole: (first) => first.toString('latin1', 0, 5) === '{\\rtf',
  },
};

/** The kind of a visitor's file by its name; `undefined` where the server accepts no such file. [SRV-213] */
export const visitorFileType = (name: string): FileType | undefined =>
  Object.hasOwn(sentOnly, endingOf(name)) ? sentOnly[endingOf(name)] : fileTypeOf(name);
