import type { FieldValue, FormField, FormSchema } from './formSchema';
import { kindOf } from './fieldKinds';

/** Megabytes of a file at most, where a field says nothing of them. */
export const defaultMegabytes = 10;

/** Files that no field may go beyond. */
export const filesLimit = 50;

/** Bytes of a megabyte, as file managers count them. */
export const megabyte = 1_000_000;

/**
 * The value of a field of the type `file`: the names of its files by their ids, in the order in which they were chosen. An
 * id with one of these signs in front of it is the page's own: its file is on its way, or did not arrive.
 */
export type FileValue = Readonly<Record<string, string>>;

const [coming, lost] = ['~', '?'];

/** Whether a file is on its way. */
export const isComing = (id: string): boolean => id.startsWith(coming);

/** Whether a file was chosen and did not arrive. */
export const isLost = (id: string): boolean => id.startsWith(lost);

/** The id of a file that is on its way. */
export const comingId = (id: string): string => coming + id.replace(/^[~?]/, '');

/** The id of a file that did not arrive. */
export const lostId = (id: string): string => lost + id.replace(/^[~?]/, '');

/** The files of a value of unknown shape. */
export const filesOf = (value: FieldValue | undefined): FileValue =>
  typeof value === 'object' && !Array.isArray(value) ? (value as FileValue) : {};

/** A file as the browser posts it by itself: an id has no spaces. */
export const postedFile = (id: string, name: string): string => `${id} ${name}`;

/** The files that a browser has posted by itself. */
export const readPostedFiles = (texts: readonly string[]): FileValue =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const [, id, name] = /^(\S+) (.*)$/s.exec(text) ?? [];
      return id && name?.trim() ? [[id, name]] : [];
    }),
  );

/** Whether a field takes files. */
export const takesFiles = ({ type }: Pick<FormField, 'type'>): boolean =>
  kindOf(type).control === 'file';

/** Whether a form has a field for files: the browser posts such a form in parts. */
export const hasFiles = ({ fields }: Pick<FormSchema, 'fields'>): boolean =>
  fields.some(takesFiles);
