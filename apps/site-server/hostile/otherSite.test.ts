import { JSDOM } from 'jsdom';
import { getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../src/database/Database';
import { siteTables } from '../src/site/deleteSite';
import { testOrigin, type TestBrowser } from '../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../testing/databases';
import { formOf } from '../testing/formOf';
import { add, newKey, order } from '../testing/openShop';
import { testSite } from '../testing/testSite';
import { openTwoSites, otherOrigin } from '../testing/twoSites';

/** Contained in everything that visitors of the first site leave there. */
const secret = 'kept-by-the-first';
const buyer = 'buyer-of-the-first@example.test';

describeOnEmbeddedDatabase('the owner of another site', (get) => {
  it('[SRV-152f] sees and changes nothing of a site by the addresses, ids and forms of it', async () => {
    const { browser, signIn, db } = await openTwoSites(get());
    const visitor = browser(testOrigin);
    await leaveTraces(visitor);
    const owner = await signIn(testOrigin);
    const { addresses, forms } = await walkArea(owner);
    expect(addresses.length).toBeGreaterThan(60);
    expect(forms.length).toBeGreaterThan(40);
    // The walk itself has written the rows of an owner's visit.
    const before = await rowsOf(db, testSite.id);
    expect(JSON.stringify(before)).toContain(secret);

    const attacker = await signIn(otherOrigin);
    for (const address of addresses) {
      const text = await (await attacker.get(address)).text();
      for (const word of wordsBeside(address)) expect(text, address).not.toContain(word);
    }
    const crumb = attacker.cookies.get('crumb')!;
    for (const { action, fields } of forms) {
      fields.set('crumb', crumb);
      const answer = await attacker.postForm(action, fields);
      expect(answer.status, action).toBeLessThan(500);
      const text = await answer.text();
      for (const word of wordsBeside(`${action} ${fields}`))
        expect(text, action).not.toContain(word);
    }
    expect(await rowsOf(db, testSite.id)).toEqual(before);
  }, 120_000);
});

/** A submission, an abandoned cart, an order, and an account of its buyer. */
async function leaveTraces(visitor: TestBrowser): Promise<void> {
  await visitor.get('/config/');
  const { body } = await visitor.call('formSubmissionKey', {});
  const form = { name: [secret, 'Byron'], email: buyer, message: secret };
  const saved = await visitor.call('saveFormSubmission', {
    formId: 'contact',
    key: body['key'],
    form: JSON.stringify(form),
    pageId: 'contact',
    pageTitle: 'Contact',
    pagePath: '/contact',
  });
  expect(saved.body).toEqual({});
  const { cart } = await add(visitor);
  const more = { key: newKey(), email: buyer };
  expect((await order(visitor, cart.grandTotalCents, more)).status).toBe(200);
}

interface FoundForm {
  action: string;
  fields: URLSearchParams;
}

/** Follows every link of the owner's area, up to three steps from its first page, and collects its forms. */
async function walkArea(owner: TestBrowser) {
  const addresses = new Set<string>();
  const forms = new Map<string, FoundForm>();
  let next = ['/config/'];
  for (let step = 0; step < 4; step += 1) {
    const found: string[] = [];
    for (const address of next) {
      if (addresses.has(address)) continue;
      addresses.add(address);
      const { window } = new JSDOM(await (await owner.get(address)).text());
      for (const link of window.document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href')!.replace(/#.*/, '');
        if (href.startsWith('/config/') && !/\/(?:logout|assets)/.test(href)) found.push(href);
      }
      for (const form of window.document.querySelectorAll('form[method="post"]')) {
        const action = form.getAttribute('action') ?? address;
        const fields = formOf(form);
        // Each button of a form requests something else.
        for (const button of form.querySelectorAll('button')) {
          const pressed = new URLSearchParams(fields);
          if (button.name) pressed.set(button.name, button.value);
          const key = `${button.getAttribute('formaction') ?? action} ${pressed}`;
          if (!/log(?:in|out)/.test(key))
            forms.set(key, {
              action: button.getAttribute('formaction') ?? action,
              fields: pressed,
            });
        }
      }
      window.close();
    }
    next = [...new Set(found)].slice(0, 80);
  }
  return { addresses: [...addresses], forms: [...forms.values()] };
}

/** An address may repeat its own words, and a refused form returns with its fields. */
const wordsBeside = (sent: string): string[] =>
  [secret, buyer].filter((word) => !decodeURIComponent(sent.replaceAll('+', ' ')).includes(word));

/** Every row of a site, by table, in an order of its own. */
async function rowsOf(db: Database, siteId: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of siteTables) {
    const found = await db.execute(sql`select * from ${table} where site_id = ${siteId}`);
    const { rows: read } = found as { rows: unknown[] };
    rows[getTableName(table)] = read.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
