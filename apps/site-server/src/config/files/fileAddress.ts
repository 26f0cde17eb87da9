import type { FileRow } from '../../uploads/fileRows';

/** The readable address of a file, with its name. */
export const fileAddress = ({ name }: Pick<FileRow, 'name'>): string =>
  `/s/${encodeURIComponent(name)}`;

/** The address that stays when the file is renamed. */
export const permanentAddress = ({ id }: Pick<FileRow, 'id'>): string => `/s/${id}`;
