import type { FieldValue, FormField, FormSchema } from './formSchema';
import { kindOf } from './fieldKinds';

/** Maximum megabytes of a file, if a field sets no limit. */
export const defaultMegabytes = 10;

/** Maximum number of files of any field. */
export const filesLimit = 50;

/** Bytes of a megabyte, as in file managers. */
export const megabyte = 1_000_000;

/**
 * The value of a field of the type `file`: the names of its files by their ids, in the order in
 * which they were chosen. An id with one of these prefixes belongs to the page: its file is being
 * uploaded, or has failed.
 */
export type FileValue = Readonly<Record<string, string>>;

const [coming, lost] = ['~', '?'];

/** Whether a file is being uploaded. */
export const isComing = (id: string): boolean => id.startsWith(coming);

/** Whether the upload of a file has failed. */
export const isLost = (id: string): boolean => id.startsWith(lost);

/** The id of a file that is being uploaded. */
export const comingId = (id: string): string => coming + id.replace(/^[~?]/, '');

/** The id of a file whose upload has failed. */
export const lostId = (id: string): string => lost + id.replace(/^[~?]/, '');

/** The files of a value of unknown shape. */
export const filesOf = (value: FieldValue | undefined): FileValue =>
  typeof value === 'object' && !Array.isArray(value) ? (value as FileValue) : {};

/** A file in a browser's own post: an id contains no spaces. */
export const postedFile = (id: string, name: string): string => `${id} ${name}`;

/** The files of a browser's own post. */
export const readPostedFiles = (texts: readonly string[]): FileValue =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const [, id, name] = /^(\S+) (.*)$/s.exec(text) ?? [];
      return id && name?.trim() ? [[id, name]] : [];
    }),
  );

/** Whether a field accepts files. */
export const takesFiles = ({ type }: Pick<FormField, 'type'>): boolean =>
  kindOf(type).control === 'file';

/** Whether a form has a file field: the browser posts such a form as multipart. */
export const hasFiles = ({ fields }: Pick<FormSchema, 'fields'>): boolean =>
  fields.some(takesFiles);
