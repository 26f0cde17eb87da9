import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { attachConsentGate } from './attachConsentGate';
import { ConsentPlaceholder } from './ConsentPlaceholder';
import { createConsentStore } from './consentStore';
import { useMayRun } from './useMayRun';

const settings = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };

function setUp() {
  const store = createConsentStore({ settings, cookies: cookieJar() });
  const load = vi.fn();
  const { container } = render(<ConsentPlaceholder host="maps.example" />);
  const undo = attachConsentGate(container, { store, load });
  return { store, load, undo };
}

it('[CNS-7d] loads one piece when asked for it, without a decision for the site', async () => {
  const { store, load } = setUp();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load content: maps.example' }));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  expect(store.decision()).toBe('none');
  store.accept();
  expect(load).toHaveBeenCalledOnce();
});

it('[CNS-7d] loads when the visitor accepts', () => {
  const { store, load } = setUp();
  store.accept();
  expect(load).toHaveBeenCalledOnce();
});

it('[CNS-7d] loads nothing after the undo', async () => {
  const { store, load, undo } = setUp();
  undo();
  store.accept();
  await userEvent.click(screen.getByRole('button'));
  expect(load).not.toHaveBeenCalled();
});

it('[CNS-7d] loads at once where it may', () => {
  const store = createConsentStore({ settings: {}, cookies: cookieJar() });
  const load = vi.fn();
  attachConsentGate(document.createElement('div'), { store, load });
  expect(load).toHaveBeenCalledOnce();
});

it('[CNS-7d] a component follows the decision', () => {
  const store = createConsentStore({ settings, cookies: cookieJar() });
  function Embed() {
    return <p>{useMayRun(store, 'embeds') ? 'video' : 'placeholder'}</p>;
  }
  const { rerender } = render(<Embed />);
  screen.getByText('placeholder');
  store.accept();
  rerender(<Embed />);
  screen.getByText('video');
});
