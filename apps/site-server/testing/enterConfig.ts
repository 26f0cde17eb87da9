import { JSDOM } from 'jsdom';
import { seedCollections } from '../src/collections/seedCollections';
import type { OpenDatabase } from '../src/database/openDatabase';
import { createTestApp, type TestAppOptions } from './createTestApp';
import { formOf } from './formOf';
import { testCollections } from './testCollections';
import { testSite } from './testSite';

/** The owner's area of the test site with its collections, and a signed-in account with these roles. */
export async function enterConfig(
  database: OpenDatabase,
  { roles = [1], site = testSite, ...options }: TestAppOptions & { roles?: number[] } = {},
) {
  const test = await createTestApp(database, { site, ...options });
  await seedCollections(test.db, site.id, testCollections);
  await test.addAccount('ida@example.test', 'clay and water', roles);
  const owner = test.browser();
  await owner.get('/config/');
  const crumb = () => owner.cookies.get('crumb')!;
  await owner.postForm('/config/login', {
    crumb: crumb(),
    email: 'ida@example.test',
    password: 'clay and water',
  });
  const document = async (answer: Response | Promise<Response>) =>
    new JSDOM(await (await answer).text()).window.document;
  /** The fields of a page's form as a browser would send them. */
  const formAt = async (address: string) => {
    const page = await document(owner.get(address));
    return formOf(page.querySelector('form[data-editor]')!);
  };
  /** Sends a page's form with some fields changed. */
  const send = async (address: string, changed: Readonly<Record<string, string>>, to = address) => {
    const form = await formAt(address);
    for (const [name, value] of Object.entries(changed)) form.set(name, value);
    return owner.postForm(to, form);
  };
  return { ...test, owner, crumb, document, formAt, formOf, send };
}
