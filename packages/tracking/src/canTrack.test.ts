import { isViewerOnly, pageType, websiteRole } from '@plinth/site-model';
import { describe, expect, it } from 'vitest';
import { canRecordView, canTrack } from './canTrack';

const visitor = { isSignedIn: false, pageType: pageType.page, path: '/about' };
const owner = { ...visitor, isSignedIn: true, roles: [websiteRole.admin] };
const viewer = { ...visitor, isSignedIn: true, roles: [websiteRole.viewer] };

describe('canTrack', () => {
  it.each([
    ['a visitor', visitor, true],
    ['a visitor on /config-ideas', { ...visitor, path: '/config-ideas' }, true],
    ['the owner', owner, false],
    ['an account without a role', { ...owner, roles: [] }, false],
    ['an account whose roles are unknown', { ...owner, roles: undefined }, false],
    ['an account whose roles are null', { ...owner, roles: null }, false],
    ['a viewer', viewer, true],
    ['a viewer on /config', { ...viewer, path: '/config' }, false],
    ['a viewer below /config', { ...viewer, path: '/config/pages' }, false],
    ['a viewer on /configurator', { ...viewer, path: '/configurator' }, true],
    [
      'a viewer who also edits',
      { ...viewer, roles: [websiteRole.viewer, websiteRole.editor] },
      false,
    ],
    ['a page that is not found', { ...visitor, pageType: pageType.notFound }, false],
    ['the lock screen', { ...visitor, pageType: pageType.lockScreen }, false],
    ['access denied', { ...visitor, pageType: pageType.memberAreaAccessDenied }, false],
    ['a viewer on the lock screen', { ...viewer, pageType: pageType.lockScreen }, false],
    ['the disable flag', { ...visitor, isCensusDisabled: true }, false],
    ['the preview in the owner’s area', { ...visitor, isPreview: true }, false],
    ['a viewer’s preview', { ...viewer, isPreview: true }, false],
    ['no consent', { ...visitor, hasConsent: false }, false],
    ['a viewer without consent', { ...viewer, hasConsent: false }, false],
    ['a page of an unknown kind', { ...visitor, pageType: 9999 }, true],
  ])('[TRK-5, A-168, A-169, A-170, B-220] %s', (_name, circumstances, expected) => {
    expect(canTrack(circumstances)).toBe(expected);
  });

  it.each([
    ['/search', false],
    ['/search/', false],
    ['/search-tips', true],
    ['/blog/search', true],
  ])('[TRK-5] a view of %s counts: %s, everything else is tracked', (path, isCounted) => {
    expect(canRecordView({ ...visitor, path })).toBe(isCounted);
    expect(canTrack({ ...visitor, path })).toBe(true);
  });

  it('[TRK-5] agrees with the vocabulary on who is a viewer only', () => {
    for (const role of Object.values(websiteRole)) {
      for (const roles of [[role], [role, websiteRole.viewer]]) {
        expect(canTrack({ ...viewer, roles })).toBe(isViewerOnly(roles));
      }
    }
  });
});
