import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../banner.css';
import '../categories.css';
import { attachCookieBanner } from '../attachCookieBanner';
import { CookieBanner } from '../CookieBanner';
import { createConsentStore } from '../consentStore';
import { attachConsentCategories } from './attachConsentCategories';
import { ConsentCategories } from './ConsentCategories';
import { choiceOf, consentCategories } from './consentCategory';
import { createCategoryConsent } from './createCategoryConsent';

const cookies = {
  read: () => document.cookie,
  write: (cookie: string) => {
    document.cookie = cookie;
  },
};
const settings = {
  isCookieBannerEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
};
const open = () => createCategoryConsent({ store: createConsentStore({ settings, cookies }) });
const box = (name: string) => page.getByRole('checkbox', { name });

beforeEach(() => {
  for (const name of ['ss_cookieAllowed', 'pl_consentCategories'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  document.documentElement.lang = 'en';
  document.title = 'Ceramics';
});

it('[CNS-9f] in a banner it is folded away, and stores what is checked by keyboard alone', async () => {
  const consent = open();
  await render(
    <main>
      <h1>Ceramics</h1>
      <CookieBanner settings={settings} store={consent} action="/consent">
        <ConsentCategories consent={consent} />
      </CookieBanner>
    </main>,
  );
  await expect.element(box('Statistics')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Choose yourself');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Necessary')).toBeDisabled();
  await expect.element(box('Necessary')).toBeChecked();
  await expect
    .element(box('Statistics'))
    .toHaveAccessibleDescription('Measure how the site is used.');
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box('Statistics')).toBeChecked();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Save choice');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect(consent.choice()).toEqual(choiceOf(['statistics']));
  expect(document.cookie).toContain('pl_consentCategories=statistics');
});

it('[CNS-9c] [CNS-9f] on a page it shows the choice, says that it was stored, and follows one that is made elsewhere', async () => {
  const consent = open();
  await render(<ConsentCategories action="/consent" consent={consent} />);
  await expect.element(page.getByRole('group', { name: 'Choose yourself' })).toBeVisible();
  await expect.element(box('Marketing')).not.toBeChecked();
  consent.accept();
  for (const name of ['Preferences', 'Statistics', 'Marketing'])
    await expect.element(box(name)).toBeChecked();
  await box('Marketing').click();
  // Other news takes nothing away that was changed and not stored.
  consent.decline();
  await expect.element(box('Marketing')).not.toBeChecked();
  await expect.element(box('Statistics')).toBeChecked();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Your choice is saved.');
  expect(consent.choice()).toEqual(choiceOf(['preferences', 'statistics']));
  await box('Marketing').click();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

it('[CNS-32] keeps what was ticked before its behaviour came, and closes the banner also where nothing changed', async () => {
  const consent = open();
  document.body.innerHTML = renderToStaticMarkup(
    <CookieBanner settings={settings} action="/consent">
      <ConsentCategories />
    </CookieBanner>,
  );
  await page.getByText('Choose yourself').click();
  await box('Statistics').click();
  const told = vi.fn();
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')!;
  const undo = [
    attachConsentCategories(banner.querySelector('[data-consent-categories]')!, { consent }),
    attachCookieBanner(banner, { store: consent }),
    consent.subscribe(told),
  ];
  await expect.element(box('Statistics')).toBeChecked();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect(consent.choice()).toEqual(choiceOf(['statistics']));
  // The news of it comes after a paint, and would close the banner that is opened again before.
  await expect.poll(() => told).toHaveBeenCalledOnce();
  banner.hidden = false;
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  for (const stop of undo) stop();
  document.body.replaceChildren();
});

it('[CNS-32] a preview stores and posts nothing', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <CookieBanner settings={settings} action="/consent" isForced>
      <ConsentCategories isForced />
    </CookieBanner>,
  );
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', submit);
  await page.getByText('Choose yourself').click();
  await page.getByRole('button', { name: 'Save choice' }).click();
  expect(submit).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('pl_consentCategories');
  document.body.replaceChildren();
});

it('[CNS-9f] the undo leaves a form that posts the choice without a script', async () => {
  const consent = open();
  document.body.innerHTML = renderToStaticMarkup(
    <ConsentCategories action="/consent" returnTo="/privacy" choice={choiceOf(['marketing'])} />,
  );
  const form = document.querySelector('form')!;
  const undo = attachConsentCategories(form, { consent });
  await expect.element(box('Marketing')).not.toBeChecked();
  undo();
  consent.choose(choiceOf(consentCategories));
  await expect.element(box('Marketing')).not.toBeChecked();
  await box('Statistics').click();
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  form.addEventListener('submit', submit);
  const button = page.getByRole('button', { name: 'Save choice' });
  await button.click();
  expect(submit).toHaveBeenCalledOnce();
  const posted = new FormData(form, button.element() as HTMLElement);
  expect([...posted]).toEqual([
    ['returnTo', '/privacy'],
    ['category', 'statistics'],
    ['decision', 'choice'],
  ]);
  document.body.replaceChildren();
});
