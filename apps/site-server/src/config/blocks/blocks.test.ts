import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pages } from '../../database/schema/index';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';

describeOnEmbeddedDatabase('the forms of blocks', (get) => {
  const enter = async (roles = [1]) => {
    const test = await createTestApp(get());
    await test.addAccount('ida@example.test', 'clay and water', roles);
    const owner = test.browser();
    await owner.get('/config/');
    const crumb = () => owner.cookies.get('crumb')!;
    await owner.postForm('/config/login', {
      crumb: crumb(),
      email: 'ida@example.test',
      password: 'clay and water',
    });
    const read = async (address: string) => {
      const html = await (await owner.get(address)).text();
      const form = new URLSearchParams({ crumb: crumb() });
      for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
        const [, name = ''] = /name="([^"]*)"/.exec(input) ?? [];
        const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
        if (/^(base|before|settings\.)/.test(name)) form.append(name, unescape(value));
      }
      return { html, form };
    };
    const settings = async (page: string) => {
      const [row] = await test.db.select().from(pages).where(eq(pages.id, page));
      const { sections } = row!.definition as { sections: { blocks: { settings: unknown }[] }[] };
      return sections[0]!.blocks[0]!.settings as Record<string, unknown>;
    };
    return { ...test, owner, read, settings };
  };
  const unescape = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const welcome = '/config/pages/home/blocks/welcome';
  const contact = '/config/pages/contact/blocks/contact-form';

  it('[SRV-17] shows a block’s settings with their names and help, and publishes what is saved', async () => {
    const { owner, read, settings } = await enter();
    expect(await (await owner.get('/config/pages/home/json')).text()).toContain(
      `href="${welcome}"`,
    );
    const { html, form } = await read(welcome);
    expect(html).toMatch(/<label for="settings\.html">Text \*<\/label>/);
    expect(html).toContain('Headings, paragraphs, lists and links.');
    expect(html).toContain('&lt;h1&gt;Welcome&lt;/h1&gt;');
    form.set('settings.html', '<h1>Welcome\r\nback</h1>');
    const saved = await owner.postForm(welcome, form);
    expect(saved.headers.get('location')).toBe(`${welcome}?saved`);
    expect(await settings('home')).toEqual({ html: '<h1>Welcome\nback</h1>' });
    expect(await (await owner.get('/')).text()).toContain('<h1>Welcome\nback</h1>');
    expect(await (await owner.get('/config/pages/home')).text()).toContain('Version 2');
  });

  it('[SRV-17] adds, moves and removes entries of a list without a script, and saves nothing by that', async () => {
    const { owner, read, settings } = await enter();
    const before = await settings('contact');
    const { form } = await read(contact);
    const titles = ['Name', 'Email', 'Topics', 'Message'];
    const fill = (target: URLSearchParams, names: readonly string[]) =>
      names.forEach((title, index) => target.set(`settings.formFields.${index}.title`, title));
    fill(form, titles);
    form.append('do', 'up formFields 1');
    const moved = await owner.postForm(contact, form);
    expect(moved.status).toBe(200);
    const html = await moved.text();
    expect(html).toMatch(/data-unsaved-answer/);
    expect(html.indexOf('value="Email"')).toBeLessThan(html.indexOf('value="Name"'));
    expect(await settings('contact')).toEqual(before);
  });

  it('[SRV-90i] shows the settings of a field’s type without a script, and keeps what was typed for another', async () => {
    const { owner, read, settings } = await enter();
    const before = await settings('contact');
    const shownOf = (html: string, name: string) => {
      const at = html.indexOf(`name="settings.formFields.${name}"`);
      const part = html.lastIndexOf('data-only-for="settings.formFields.', at);
      return !html.slice(html.lastIndexOf('<div', part), part).includes('hidden');
    };
    const { html, form } = await read(contact);
    // The fields name, email, topics as checkboxes, and message.
    expect([0, 1, 2, 3].map((at) => shownOf(html, `${at}.options`))).toEqual([
      ...[false, false, true, false],
    ]);
    expect(shownOf(html, '0.suggestsPlaces')).toBe(false);
    form.set('settings.formFields.0.type', 'address');
    form.set('settings.formFields.0.options', 'One\r\nTwo');
    form.set('do', 'show formFields.0.type 0');
    const shown = await (await owner.postForm(contact, form)).text();
    expect(shownOf(shown, '0.suggestsPlaces')).toBe(true);
    expect(shownOf(shown, '0.options')).toBe(false);
    expect(shown).toMatch(/name="settings\.formFields\.0\.options"[^>]*>One\nTwo</);
    expect(shown).toContain('data-unsaved-answer');
    expect(await settings('contact')).toEqual(before);
  });

  it('[SRV-17] restores a removed entry, with the changes that were typed meanwhile', async () => {
    const { owner, read, settings } = await enter();
    const before = await settings('contact');
    const { form } = await read(contact);
    const fill = (target: URLSearchParams, titles: readonly string[]) =>
      titles.forEach((title, at) => target.set(`settings.formFields.${at}.title`, title));
    const hidden = (html: string, name: string) =>
      unescape(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!);
    const titlesIn = (html: string) =>
      (JSON.parse(hidden(html, 'before')) as { formFields: { title: string }[] }).formFields.map(
        ({ title }) => title,
      );
    fill(form, ['Name', 'Typed and removed', 'Topics', 'Message']);
    form.set('do', 'remove formFields 1');
    const removed = await (await owner.postForm(contact, form)).text();
    expect(removed).toContain('The entry is removed.');
    expect(titlesIn(removed)).toEqual(['Name', 'Topics', 'Message']);
    const next = new URLSearchParams({
      crumb: form.get('crumb')!,
      base: form.get('base')!,
      before: hidden(removed, 'before'),
      removed: hidden(removed, 'removed'),
      'settings.formName': 'Typed meanwhile',
      do: 'bring-back',
    });
    for (const at of [0, 1, 2]) next.append('settings.formFields.entry', String(at));
    fill(next, ['Name', 'Topics', 'Message, too']);
    const back = await (await owner.postForm(contact, next)).text();
    expect(titlesIn(back)).toEqual(['Name', 'Typed and removed', 'Topics', 'Message, too']);
    expect(back).toContain('value="Typed meanwhile"');
    expect(await settings('contact')).toEqual(before);
    // A text that no button of ours sends restores nothing.
    next.set('removed', '{"path":"x"');
    expect((await owner.postForm(contact, next)).status).toBeLessThan(500);
  });

  it('[SRV-17] keeps settings that its form does not show, also of an entry that was moved', async () => {
    const { owner, settings } = await enter();
    const stored = (await settings('contact')) as { formFields: Record<string, unknown>[] };
    const [name, email, topics, message] = stored.formFields;
    const before = { ...stored, theirs: 7, formFields: [message, name, email, topics] };
    const page = await (await owner.get(contact)).text();
    const form = new URLSearchParams({
      crumb: owner.cookies.get('crumb')!,
      base: /name="base" value="([^"]*)"/.exec(page)![1]!,
      before: JSON.stringify(before),
      'settings.formId': 'contact',
      'settings.formName': 'Contact',
      'settings.formSubmitButtonText': 'Send it',
      'settings.formSubmissionMessage.html': '<p>Thank you, we write back.</p>',
    });
    for (const [index, field] of before.formFields.entries()) {
      form.append('settings.formFields.entry', String(index));
      for (const key of ['id', 'type', 'title'])
        form.set(`settings.formFields.${index}.${key}`, field![key] as string);
      if (field!['required']) form.set(`settings.formFields.${index}.required`, 'true');
      const options = (field!['options'] ?? []) as string[];
      form.set(`settings.formFields.${index}.options`, options.join('\r\n'));
    }
    expect((await owner.postForm(contact, form)).status).toBe(303);
    expect(await settings('contact')).toEqual({ ...before, formSubmitButtonText: 'Send it' });
  });

  it('[SRV-17] names at its field what cannot be used, and saves nothing', async () => {
    const { owner, read, settings } = await enter();
    const { form } = await read(welcome);
    form.set('settings.html', '');
    form.set('before', '{}');
    const refused = await owner.postForm(welcome, form);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('<a href="#settings.html">Text</a>');
    expect(html).toContain('Something is required here.');
    expect(await settings('home')).toEqual({ html: '<h1>Welcome</h1>' });
  });

  it('[SRV-17] warns the second of two who save, and keeps what others changed elsewhere on the page', async () => {
    const { owner, read, settings } = await enter();
    const [first, second] = [await read(welcome), await read(welcome)];
    first.form.set('settings.html', '<p>One</p>');
    expect((await owner.postForm(welcome, first.form)).status).toBe(303);
    second.form.set('settings.html', '<p>Two</p>');
    const told = await owner.postForm(welcome, second.form);
    expect(told.status).toBe(409);
    const html = await told.text();
    expect(html).toContain('This block was changed meanwhile.');
    expect(html).toContain('&lt;p&gt;Two&lt;/p&gt;');
    expect(await settings('home')).toEqual({ html: '<p>One</p>' });
    second.form.set('base', /name="base" value="([^"]*)"/.exec(html)![1]!);
    expect((await owner.postForm(welcome, second.form)).status).toBe(303);
    expect(await settings('home')).toEqual({ html: '<p>Two</p>' });
  });

  it('[SRV-17] previews what is not saved, and lets those who only look change nothing', async () => {
    const { owner, read } = await enter();
    const { form } = await read(welcome);
    form.set('settings.html', '<h1>Soon</h1>');
    const preview = await owner.postForm(`${welcome}/preview`, form);
    expect(await preview.text()).toContain('<h1>Soon</h1>');
    expect((await owner.get('/config/pages/home/blocks/none')).status).toBe(404);
    const viewer = await enter([10]);
    const shown = await viewer.read(welcome);
    expect(shown.html).toContain('readOnly');
    expect(shown.html).not.toContain('data-save');
    expect((await viewer.owner.postForm(welcome, shown.form)).status).toBe(403);
  });
});
