import * as v from 'valibot';
import { textField } from './fields';

/** A path without its first slash, as the address bar shows it; the empty slug is the home page. */
export const slugField = () => v.pipe(textField(300), v.check(isPath, 'address'));

/** The same, but not empty. */
export const requiredSlug = () =>
  v.pipe(
    slugField(),
    v.check((slug) => slug !== '', 'empty'),
  );

/** `.` and `..` would name another page: a browser resolves them before the request. */
const isPath = (slug: string): boolean =>
  slug === '' ||
  (/^[^\s?#\\]*$/u.test(slug) &&
    slug.split('/').every((part) => part !== '' && part !== '.' && part !== '..'));
