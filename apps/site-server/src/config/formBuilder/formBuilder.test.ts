import { eq } from 'drizzle-orm';
import type { PageDefinition } from '@plinth/site-renderer';
import { expect, it } from 'vitest';
import { mailingLists, pageDrafts, pages } from '../../database/schema/index';
import { enterConfig } from '../../../testing/enterConfig';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';

const builder = '/config/pages/contact/blocks/contact-form/form';
const listId = '11111111-1111-4111-8111-111111111111';

describeOnEmbeddedDatabase('the form builder', (get) => {
  async function open(options: Parameters<typeof enterConfig>[1] = {}) {
    const test = await enterConfig(get(), options);
    const settings = async () => {
      const [row] = await test.db.select().from(pages).where(eq(pages.id, 'contact'));
      const { sections } = row!.definition as { sections: { blocks: { settings: object }[] }[] };
      return sections[0]!.blocks[0]!.settings as Record<string, unknown> & {
        formFields: Record<string, unknown>[];
      };
    };
    /** Presses a button of the builder, on the page that a press before has answered with. */
    const press = async (form: URLSearchParams, action: string) => {
      const sent = new URLSearchParams(form);
      sent.set('do', action);
      const answer = await test.owner.postForm(builder, sent);
      const page = await test.document(answer);
      return { answer, page, form: test.formOf(page.querySelector('form[data-editor]')!) };
    };
    const titles = (page: Document) =>
      [...page.querySelectorAll('[data-form-fields] [data-form-title]')].map((one) =>
        one.textContent.replace(/[\u2066-\u2069]/g, ''),
      );
    return { ...test, settings, press, titles };
  }

  it('[SRV-90a] holds the five parts of a form, and of each field the settings of its type', async () => {
    const { document, owner } = await open();
    const page = await document(owner.get(builder));
    const legends = [...page.querySelectorAll('form[data-editor] > fieldset > legend')];
    expect(legends.map((one) => one.textContent)).toEqual([
      ...['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'],
    ]);
    const shownOf = (at: number) =>
      [...page.querySelectorAll(`[data-form-field]:nth-child(${at + 1}) [data-only-options]`)]
        .filter((one) => !one.hasAttribute('hidden'))
        .map((one) => one.querySelector('[name]')!.getAttribute('name')!.split('.').at(-1));
    expect(shownOf(0).sort()).toEqual(['description', 'required']);
    expect(shownOf(1).sort()).toEqual(['description', 'placeholder', 'required']);
    expect(shownOf(2).sort()).toEqual(['description', 'options', 'required']);
    expect(shownOf(3).sort()).toEqual(['description', 'maxLength', 'placeholder', 'required']);
    const block = await (await owner.get('/config/pages/contact/blocks/contact-form')).text();
    expect(block).toContain(`href="${builder}"`);
  });

  it('[SRV-90b] adds, copies, moves, removes and restores fields without a script, and saves nothing by that', async () => {
    const { formAt, press, titles, settings } = await open();
    const before = await settings();
    const first = await formAt(builder);
    const added = await press(
      new URLSearchParams(
        [...first].filter(([name]) => name !== 'newType').concat([['newType', 'likert']]),
      ),
      'add',
    );
    expect(titles(added.page)).toEqual([
      ...['1. Name', '2. Email', '3. Topics', '4. Message', '5. Agreement scale (Likert)'],
    ]);
    expect(added.page.querySelector('summary[autofocus]')?.textContent).toContain(
      'Agreement scale (Likert)',
    );
    const copied = await press(added.form, 'copy 1');
    expect(titles(copied.page)).toEqual([
      ...[
        '1. Name',
        '2. Email',
        '3. Email',
        '4. Topics',
        '5. Message',
        '6. Agreement scale (Likert)',
      ],
    ]);
    expect(copied.form.get('field.2.id')).toBe('email-2');
    const moved = await press(copied.form, 'up 4');
    expect(titles(moved.page)[3]).toBe('4. Message');
    expect(moved.page.querySelector('button[autofocus]')?.getAttribute('value')).toBe('up 3');
    const removed = await press(moved.form, 'remove 3');
    expect(titles(removed.page)).not.toContain('4. Message');
    expect(removed.page.querySelector('[role=status] button[autofocus]')?.textContent).toBe(
      'Bring it back',
    );
    const back = await press(removed.form, 'bring-back');
    expect(titles(back.page)[3]).toBe('4. Message');
    expect(back.form.get('field.3.maxLength')).toBe('40');
    expect(await settings()).toEqual(before);
  });

  it('[SRV-90c] saves what was typed, keeps what it does not show, and the page has it', async () => {
    const site = structuredClone(testSite);
    const block = site.pages[1]!.sections[0]!.blocks[0]!.settings!;
    block['theirs'] = { deep: 7 };
    const fields = block['formFields'] as Record<string, unknown>[];
    fields[3]!['conditions'] = [{ field: 'topics', test: 'includes', value: 'Cups' }];
    fields[3]!['own'] = 'kept';
    const { formAt, owner, settings } = await open({ site });
    const form = await formAt(builder);
    form.set('field.1.title', 'Your address');
    form.set('field.1.placeholder', 'ada@example.com');
    form.set('field.2.id', 'subjects');
    form.set('field.2.options', 'Cups\r\nBowls\r\n\r\nPlates');
    form.set('mail', 'owner@studio.test\r\nsecond@studio.test');
    form.set('disclaimer', 'We keep it for a year.');
    form.set('hasCaptcha', 'true');
    const saved = await owner.postForm(builder, form);
    expect(saved.headers.get('location')).toBe(`${builder}?saved`);
    const stored = await settings();
    expect(stored['theirs']).toEqual({ deep: 7 });
    expect(stored.formFields[1]).toEqual({
      id: 'email',
      type: 'email',
      title: 'Your address',
      required: true,
      placeholder: 'ada@example.com',
    });
    expect(stored.formFields[2]!['options']).toEqual(['Cups', 'Bowls', 'Plates']);
    // A condition follows the field to its new id.
    expect(stored.formFields[3]).toMatchObject({
      conditions: [{ field: 'subjects', test: 'includes', value: 'Cups' }],
      own: 'kept',
    });
    expect(stored['storage']).toEqual({ mail: ['owner@studio.test', 'second@studio.test'] });
    const page = await (await owner.get('/contact')).text();
    expect(page).toContain('Your address');
    expect(page).toContain('We keep it for a year.');
    expect(page).toContain('captcha-container');
    // Saved again unchanged, it is the same.
    const again = await owner.postForm(builder, await formAt(builder));
    expect(again.status).toBe(303);
    expect(await settings()).toEqual(stored);
  });

  it('[SRV-187a] [SRV-187b] builds the rows of a group from fields of any type, without a script', async () => {
    const { formAt, press, titles, owner, settings, document, browser } = await open();
    const start = await formAt(builder);
    start.set('newType', 'rows');
    const group = (await press(start, 'add')).form;
    group.set('field.4.title', 'Guest');
    group.set('field.4.id', 'guests');
    group.set('newType.4', 'select');
    const empty = await document(owner.postForm(builder, group));
    expect(empty.querySelector('#field-4-newType-problem')?.textContent).toBe(
      'A row needs a field.',
    );
    const chosen = await press(group, 'add 4');
    expect(chosen.page.querySelector('#field-4-0-summary')?.hasAttribute('autofocus')).toBe(true);
    chosen.form.set('newType.4', 'date');
    const { form } = await press(chosen.form, 'add 4');
    form.set('field.4.0.title', 'Meal');
    form.set('field.4.0.options', 'Fish\nBread');
    form.set('field.4.0.required', 'true');
    form.set('field.4.1.title', 'Born');
    form.set('field.4.1.hasCalendar', 'true');
    const moved = await press(form, 'up 4.1');
    expect(titles(moved.page).slice(-3)).toEqual(['5. Guest', '1. Born', '2. Meal']);
    const without = await press(moved.form, 'remove 4.0');
    expect(without.page.querySelector('[data-form-field] [role="status"]')?.textContent).toContain(
      '“Born” is removed.',
    );
    const { form: whole } = await press(without.form, 'bring-back');
    whole.set('field.4.1.type', 'section');
    const refused = await document(owner.postForm(builder, whole));
    expect(refused.querySelector('#field-4-1-type-problem')?.textContent).toContain(
      'cannot stand in a row',
    );
    whole.set('field.4.1.type', 'select');
    whole.set('field.4.0.id', 'select');
    const twice = await document(owner.postForm(builder, whole));
    expect(twice.querySelector('#field-4-1-id-problem')?.textContent).toContain(
      'Fields 1 and 2 have the same id “select”.',
    );
    whole.set('field.4.0.id', 'born');
    expect((await owner.postForm(builder, whole)).status).toBe(303);
    const [, , , , stored] = (await settings()).formFields;
    expect(stored).toEqual({
      id: 'guests',
      type: 'rows',
      title: 'Guest',
      fields: [
        { id: 'born', type: 'date', title: 'Born', hasCalendar: true },
        { id: 'select', type: 'select', title: 'Meal', required: true, options: ['Fish', 'Bread'] },
      ],
    });
    const page = await document(browser().get('/contact'));
    // As many rows as there may be.
    const meals = [...page.querySelectorAll('select')].filter((one) =>
      one.textContent.includes('Bread'),
    );
    expect(meals).toHaveLength(10);
    // Saved again unchanged, it is the same.
    expect((await owner.postForm(builder, await formAt(builder))).status).toBe(303);
    expect((await settings()).formFields[4]).toEqual(stored);
  });

  it('[SRV-90d] refuses twin ids, twin choices, twin rows and reserved ids by a sentence that names them', async () => {
    const { formAt, press, owner, document, settings } = await open();
    const before = await settings();
    const { form } = await press(
      new URLSearchParams(
        [...(await formAt(builder))].map(([name, value]) => [
          name,
          name === 'newType' ? 'likert' : value,
        ]),
      ),
      'add',
    );
    form.set('field.0.id', 'captchaKey');
    form.set('field.3.id', 'email');
    form.set('field.2.options', 'Cups\nBowls\nCups');
    form.set('field.4.options', 'I like it\nI like it');
    form.set('mail', 'nobody');
    form.delete('isKept');
    const refused = await owner.postForm(builder, form);
    expect(refused.status).toBe(422);
    const page = await document(refused);
    const said = [...page.querySelectorAll('span.pl-config-error')].map((one) => one.textContent);
    expect(said).toEqual([
      '“captchaKey” is a name that every submission has itself. Please choose another id.',
      'The choice “Cups” stands there twice.',
      'Fields 2 and 4 have the same id “email”.',
      'The row “I like it” stands there twice.',
      '“nobody” is no e-mail address.',
    ]);
    // Every link of the summary leads to its entry, and the entries are kept.
    for (const link of page.querySelectorAll<HTMLAnchorElement>('.pl-config-error a'))
      expect(page.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
    expect(page.querySelector<HTMLTextAreaElement>('#field-2-options')!.value).toBe(
      'Cups\nBowls\nCups',
    );
    expect(await settings()).toEqual(before);
  });

  it('[SRV-90e] [B-206] [B-271] connects a list; [B-274] asks before it is disconnected', async () => {
    const { formAt, owner, document, settings, press, db, time } = await open();
    expect(await (await owner.get(builder)).text()).toContain(
      'You don&#x27;t have any mailing lists. Please create one before continuing.',
    );
    await db.insert(mailingLists).values({
      id: listId,
      siteId: 'site-test',
      name: 'Friends',
      createdAt: new Date(time.now),
    });
    const form = await formAt(builder);
    form.set('hasList', 'true');
    const refused = await document(owner.postForm(builder, form));
    expect(refused.querySelector('#mailingListId-problem')?.textContent).toBe(
      'A List must be selected.',
    );
    form.set('mailingListId', listId);
    form.set('consentField', 'topics');
    form.set('needsConfirmation', 'true');
    expect((await owner.postForm(builder, form)).status).toBe(303);
    const connected = {
      mailingListId: listId,
      consentField: 'topics',
      needsConfirmation: true,
    };
    expect((await settings())['storage']).toEqual(connected);
    const off = await formAt(builder);
    off.delete('hasList');
    off.set('field.1.title', 'Typed meanwhile');
    const asked = await owner.postForm(builder, off);
    expect(asked.status).toBe(200);
    const page = await document(asked);
    expect(page.querySelector('[role=alert]')?.textContent).toContain(
      'Form submissions will no longer be sent to the connected account.',
    );
    expect((await settings())['storage']).toEqual(connected);
    const kept = await press(off, 'keep-list');
    expect(kept.form.get('hasList')).toBe('true');
    expect(kept.form.get('field.1.title')).toBe('Typed meanwhile');
    off.set('do', 'disconnect');
    expect((await owner.postForm(builder, off)).status).toBe(303);
    expect((await settings())['storage']).toEqual({ needsConfirmation: true });
    expect((await settings()).formFields[1]!['title']).toBe('Typed meanwhile');
  });

  it('[SRV-90f] [B-265] warns the second of two who save, and a visitor of a deleted form', async () => {
    const { formAt, owner, settings } = await open();
    const [first, second] = [await formAt(builder), await formAt(builder)];
    first.set('formName', 'One');
    second.set('formName', 'Two');
    expect((await owner.postForm(builder, first)).status).toBe(303);
    const told = await owner.postForm(builder, second);
    expect(told.status).toBe(409);
    const html = await told.text();
    expect(html).toContain('Unable to update form.');
    expect(html).toContain('value="Two"');
    expect((await settings())['formName']).toBe('One');
    for (const gone of ['contact-form-2', 'welcome']) {
      const answer = await owner.get(`/config/pages/contact/blocks/${gone}/form`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Unable to open form.');
    }
  });

  it('[SRV-90g] shows the form beside it before it is saved, and lets who only looks change nothing', async () => {
    const { formAt, owner } = await open();
    const form = await formAt(builder);
    form.set('field.3.title', 'Your wish');
    const preview = await owner.postForm(`${builder}/preview`, form);
    expect(await preview.text()).toContain('Your wish');
    expect(await (await owner.get('/contact')).text()).not.toContain('Your wish');
    const viewer = await open({ roles: [10] });
    const shown = await viewer.document(viewer.owner.get(builder));
    expect(shown.querySelector('[data-save]')).toBeNull();
    expect(shown.querySelectorAll('fieldset:disabled').length).toBeGreaterThan(4);
    const sent = new URLSearchParams({ crumb: viewer.crumb(), formName: 'x' });
    expect((await viewer.owner.postForm(builder, sent)).status).toBe(403);
  });

  it('[SRV-90h] saves into the draft of its page, where there is one', async () => {
    const { db, formAt, owner, document, settings } = await open();
    const [row] = await db.select().from(pages).where(eq(pages.id, 'contact'));
    const { sections } = row!.definition as unknown as PageDefinition;
    const [block] = sections[0]!.blocks;
    const page = {
      id: 'contact',
      slug: 'contact',
      title: 'Contact',
      sections: [{ id: 's', blocks: [{ ...block!, id: 'new-form' }] }],
    };
    await db.insert(pageDrafts).values({
      siteId: testSite.id,
      pageId: 'contact',
      source: JSON.stringify(page),
      base: '',
      savedAt: new Date(0),
      accountId: 'ada',
      accountName: 'Ada',
    });
    const before = await settings();
    const ofDraft = builder.replace('contact-form', 'new-form');
    // The page form leads to it, although visitors do not have that block.
    const layout = await document(owner.get('/config/pages/contact?block=new-form'));
    expect(layout.querySelector(`a[href="${ofDraft}"]`)).not.toBeNull();
    expect((await owner.get(builder)).status).toBe(404);

    const form = await formAt(ofDraft);
    form.set('formName', 'Ask us');
    const saved = await owner.postForm(ofDraft, form);
    expect(saved.headers.get('location')).toBe(`${ofDraft}?kept`);
    const notice = await document(owner.get(`${ofDraft}?kept`));
    expect(notice.querySelector('[role="status"]')?.textContent).toContain('draft');
    const [draft] = await db.select().from(pageDrafts);
    expect(draft!.source).toContain('"Ask us"');
    expect(await settings()).toEqual(before);
    // A second author, who read the earlier draft, is refused.
    expect((await owner.postForm(ofDraft, form)).status).toBe(409);
  });
});
