import { describe, expect, it } from 'vitest';
import { escapeAction, type EscapeAction, type EscapePress } from './escapeAction';

const visitor: EscapePress = {
  shiftKey: false,
  isBackend: false,
  isGuideOpen: false,
  isSignedIn: false,
  hasConfiguration: false,
  useEscapeKeyToLogin: false,
};
const account = { isSignedIn: true, hasConfiguration: true };

describe('the Escape key', () => {
  const table: [who: string, press: Partial<EscapePress>, means: EscapeAction | undefined][] = [
    ['a visitor', {}, undefined],
    ['a visitor where it opens the login', { useEscapeKeyToLogin: true }, 'open-login'],
    ['an account', account, 'open-configuration'],
    ['an account, setting on', { ...account, useEscapeKeyToLogin: true }, 'open-configuration'],
    ['a member of the site', { isSignedIn: true }, undefined],
    ['the backend', { ...account, isBackend: true }, 'toggle-panel'],
    [
      'the backend with its guide',
      { ...account, isBackend: true, isGuideOpen: true },
      'close-guide',
    ],
    ['an account with Shift', { ...account, shiftKey: true }, 'log-out'],
    ['a member with Shift', { isSignedIn: true, shiftKey: true }, 'log-out'],
    ['the backend with Shift', { ...account, isBackend: true, shiftKey: true }, 'log-out'],
    ['a visitor with Shift', { shiftKey: true, useEscapeKeyToLogin: true }, undefined],
  ];
  it.each(table)('[RUN-8, A-21, A-202] %s', (_, press, means) => {
    expect(escapeAction({ ...visitor, ...press })).toBe(means);
  });
});
