import { expect, it } from 'vitest';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';

const harmful =
  '<p onclick="x()">Hi <a href="javascript:x()">there</a></p><script>x()</script><img src=x onerror=x()>';

describeOnEmbeddedDatabase('the editor of texts', (get) => {
  it('[SRV-160d] gets a text as visitors get it, with what they do not get', async () => {
    const { owner, crumb, document } = await enterConfig(get());
    const ask = (html: string, where = 'content') =>
      owner.postForm('/config/rich-text', { crumb: crumb(), html, where });
    const answer = await ask(harmful);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = (await document(answer)).querySelector<HTMLElement>('[data-clean]')!;
    expect(text.innerHTML).toBe('<p>Hi <a>there</a></p><img src="x">');
    expect(text.dataset['note']).toMatch(/<p onclick>.*<script>.*<img onerror>/);
    const plain = (await document(ask('<p>Hi</p>'))).querySelector<HTMLElement>('[data-clean]')!;
    expect(plain.dataset['note']).toBe('');
    // The cookie banner has no tables, whatever the request.
    const table = '<table><tbody><tr><td>A</td></tr></tbody></table>';
    const banner = (await document(ask(table, 'banner'))).querySelector('[data-clean]')!;
    expect(banner.innerHTML).toBe('A');
    const unknown = (await document(ask(table, 'x'))).querySelector('[data-clean]')!;
    expect(unknown.innerHTML).toBe(table);
  });

  it('[SRV-160d] refuses requests without a session or the right crumb', async () => {
    const { app, owner } = await enterConfig(get());
    const stranger = await app.request('/config/rich-text', { method: 'POST', body: 'html=x' });
    expect(await stranger.text()).not.toContain('data-clean');
    const stale = await owner.postForm('/config/rich-text', { crumb: 'old', html: '<p>x</p>' });
    expect(await stale.text()).not.toContain('data-clean');
  });

  it('[SRV-160e] its field is a text of the form, which holds the HTML as it is stored', async () => {
    const { owner, document } = await enterConfig(get());
    const page = await document(owner.get('/config/settings'));
    const entry = page.querySelector('[data-rich-text]')!;
    expect(entry.querySelector('[role=toolbar]')!.hasAttribute('hidden')).toBe(true);
    expect(entry.querySelector('textarea')!.name).toBe('announcementText');
    // Its toolbar and its dialog are sent with no form.
    for (const field of entry.querySelectorAll('select, input'))
      expect(field.getAttribute('form')).toBe('');
  });
});
