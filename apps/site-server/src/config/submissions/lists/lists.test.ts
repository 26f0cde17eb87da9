import { expect, it } from 'vitest';
import { formSubmissions, mailingLists } from '../../../database/schema/index';
import { enterConfig } from '../../../../testing/enterConfig';
import { describeOnEmbeddedDatabase } from '../../../../testing/databases';

const address = '/config/submissions/lists';

describeOnEmbeddedDatabase('mailing lists', (get) => {
  const open = async (roles = [1]) => {
    const test = await enterConfig(get(), { roles });
    const post = (path: string, fields: Record<string, string> = {}) =>
      test.owner.postForm(path, { crumb: test.crumb(), ...fields });
    const lists = () => test.db.select().from(mailingLists);
    return { ...test, post, lists };
  };

  it('[SRV-94a] are added, renamed and deleted; two of one name and none are refused with what was typed', async () => {
    const { post, lists, document, owner } = await open();
    expect((await post(address, { name: '  Friends   of the kiln ' })).status).toBe(303);
    const [list] = await lists();
    expect(list!.name).toBe('Friends of the kiln');
    for (const name of ['', 'FRIENDS OF THE KILN', 'x'.repeat(101)]) {
      const refused = await post(address, { name });
      expect(refused.status).toBe(422);
      const field = (await document(refused)).querySelector<HTMLInputElement>('#list-new')!;
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.value).toBe(name);
    }
    await post(address, { name: 'Others' });
    const taken = await post(`${address}/${list!.id}/rename`, { name: 'others' });
    expect(taken.status).toBe(422);
    expect((await post(`${address}/${list!.id}/rename`, { name: 'Kiln' })).status).toBe(303);
    expect(await (await owner.get(address)).text()).toContain('>Kiln</bdi>');
    expect((await post(`${address}/${list!.id}/delete`)).status).toBe(303);
    expect((await lists()).map(({ name }) => name)).toEqual(['Others']);
    expect((await post(`${address}/${list!.id}/delete`)).status).toBe(404);
    expect((await post(`${address}/nothing/rename`, { name: 'x' })).status).toBe(404);
    // One name to the database, two to JavaScript.
    await post(address, { name: 'İz' });
    const other = (await lists()).find(({ name }) => name === 'Others')!;
    expect((await post(`${address}/${other.id}/rename`, { name: 'iz' })).status).toBe(422);
  });

  it('[SRV-94b] count who may be written to and who has not confirmed; the list of submissions shows one list', async () => {
    const { post, lists, document, owner, db, time } = await open();
    await post(address, { name: 'Friends' });
    const { id } = (await lists())[0]!;
    const moment = new Date(time.now);
    const row = (email: string, more: object) => ({
      siteId: 'site-test',
      submissionKey: email,
      contentDigest: email,
      formId: 'contact',
      formName: 'Contact',
      values: { email },
      pageContext: {},
      channel: 'page',
      receivedAt: moment,
      isSubscription: true,
      mailingListId: id,
      ...more,
    });
    await db
      .insert(formSubmissions)
      .values([
        row('a@example.com', {}),
        row('b@example.com', { needsConfirmation: true }),
        row('c@example.com', { needsConfirmation: true, confirmedAt: moment }),
        row('d@example.com', { unsubscribedAt: moment }),
        row('e@example.com', { isSubscription: false, mailingListId: null }),
      ]);
    const shown = (await document(owner.get(address))).querySelector('article')!.textContent;
    expect(shown).toContain('2 addresses');
    expect(shown).toContain('1 not confirmed yet');
    const of = async (query: string) => {
      const text = await (await owner.get(`/config/submissions?${query}`)).text();
      return [...'abcde'].filter((letter) => text.includes(`${letter}@example.com`)).join('');
    };
    expect(await of(`list=${id}`)).toBe('abcd');
    expect(await of(`list=${id}&subscription=pending`)).toBe('b');
    expect(await of(`list=${id}&subscription=subscribed`)).toBe('ac');
    expect(await of('list=nothing')).toBe('abcde');
    const csv = await (await owner.get(`/config/submissions.csv?list=${id}`)).text();
    expect(csv).toContain('Not confirmed yet');
    expect(csv).not.toContain('e@example.com');
  });

  it('[SRV-94a] a viewer looks and changes nothing', async () => {
    const { post, owner, lists } = await open([10]);
    expect((await owner.get(address)).status).toBe(200);
    expect((await post(address, { name: 'Friends' })).status).toBe(403);
    expect(await lists()).toEqual([]);
  });
});
