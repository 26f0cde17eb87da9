import { expect, it } from 'vitest';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';
import { testSite } from '../../../testing/testSite';
import { formSubmissions } from '../../database/schema/index';

const id = '00000000-0000-4000-8000-000000000187';
const form = {
  formId: 'party',
  formName: 'Party',
  formFields: [
    {
      id: 'guests',
      type: 'rows',
      title: 'Guest',
      fields: [
        { id: 'name', type: 'text', title: 'Name' },
        { id: 'born', type: 'date', title: 'Born' },
        // A title may occur twice.
        { id: 'other', type: 'text', title: 'Name' },
      ],
    },
    { id: 'note', type: 'text', title: 'Note' },
  ],
};
const page = {
  id: 'party',
  slug: 'party',
  title: 'Party',
  sections: [{ id: 's', blocks: [{ id: 'b', type: 9, settings: form }] }],
};

describeOnEmbeddedDatabase('the answers to rows', (get) => {
  const enter = async (values: Record<string, unknown>) => {
    const test = await enterConfig(get(), {
      site: { ...testSite, pages: [...testSite.pages, page] },
    });
    await test.db.insert(formSubmissions).values({
      id,
      siteId: testSite.id,
      submissionKey: 'k',
      contentDigest: 'd',
      formId: 'party',
      formName: 'Party',
      values,
      pageContext: {},
      channel: 'script',
      receivedAt: new Date(test.time.now),
    });
    return test;
  };
  const values = {
    'guests.1.name': 'Ada',
    'guests.1.born': ['12', '10', '1815'],
    'guests.1.other': 'Countess',
    'guests.2.name': 'Mary',
    'guests.2.born': ['', '', ''],
    note: 'Late',
  };

  it('[SRV-187c] are a table with a row for each time, and cells of a spreadsheet', async () => {
    const { document, owner } = await enter({ guests: '2', ...values });
    const page = await document(owner.get(`/config/submissions/${id}`));
    const rows = [...page.querySelectorAll('.pl-config-facts tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent.trim()),
    );
    expect(rows[0]).toEqual(['Guest', 'Name', 'Born', 'Name']);
    expect(rows[1]).toEqual(['1', 'Ada', expect.stringContaining('1815'), 'Countess']);
    expect(rows[2]?.[0]).toBe('2');
    expect(rows[2]?.[1]).toBe('Mary');
    // A cell that nothing was sent for says so.
    expect(rows[2]?.[3]).toBe('–');
    expect(page.querySelector('.pl-config-facts')?.textContent).toContain('Late');
    const file = await (await owner.get('/config/submissions.csv?form=party')).text();
    const [head = '', line = ''] = file.trim().split(/\r?\n/);
    for (const title of ['Guest 1: Name', 'Guest 1: Born', 'Guest 2: Name'])
      expect(head).toContain(title);
    expect(line).toContain('1815-12-10');
  });

  it('[SRV-187c] are all listed where a submission has no number of them', async () => {
    const { document, owner } = await enter(values);
    const page = await document(owner.get(`/config/submissions/${id}`));
    const facts = page.querySelector('.pl-config-facts')?.textContent;
    for (const text of ['Guest 1: Name', 'Ada', 'Guest 2: Name', 'Mary', 'Late'])
      expect(facts).toContain(text);
  });
});
