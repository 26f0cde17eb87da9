import { describe, expect, it } from 'vitest';
import { resolveBannerSettings } from './resolveBannerSettings';

describe('resolveBannerSettings', () => {
  it('[CNS-1, A-107, A-108, A-109] takes every known value as it is', () => {
    expect(
      resolveBannerSettings({
        cookieBannerText: '<p>We bake cookies.</p>',
        cookieBannerCtaText: ' Fine ',
        cookieBannerOptOutCtaText: 'No thanks',
        cookieBannerVariant: 'POPUP',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
        cookieBannerCtaVariant: 'BUTTON',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        isCookieBannerEnabled: true,
      }),
    ).toEqual({
      isEnabled: true,
      text: '<p>We bake cookies.</p>',
      ctaText: 'Fine',
      optOutCtaText: 'No thanks',
      variant: 'POPUP',
      position: 'TOP_RIGHT',
      theme: 'LIGHT',
      ctaVariant: 'BUTTON',
      acceptType: 'OPT_IN_AND_OUT',
    });
  });

  it.each([undefined, null, {}, { cookieBannerTheme: '', cookieBannerVariant: 'SIDEBAR' }])(
    '[CNS-2, A-187, A-188, A-189, A-190] falls back to a dark bar at the bottom with an icon that accepts: %j',
    (settings) => {
      expect(resolveBannerSettings(settings)).toEqual({
        isEnabled: false,
        text: '',
        ctaText: '',
        optOutCtaText: '',
        variant: 'BAR',
        position: 'BOTTOM',
        theme: 'DARK',
        ctaVariant: 'ICON',
        acceptType: 'OPT_IN',
      });
    },
  );

  it.each(['TEXT', 'BUTTON', 'ICON'])('[CNS-1, A-110] knows the call to action %s', (given) => {
    expect(resolveBannerSettings({ cookieBannerCtaVariant: given }).ctaVariant).toBe(given);
  });

  it.each(['OPT_IN', 'OPT_IN_AND_OUT'])('[CNS-1, A-111] knows the kind of consent %s', (given) => {
    expect(resolveBannerSettings({ cookieBannerAcceptType: given }).acceptType).toBe(given);
  });

  it.each([
    ['BAR', 'TOP', 'TOP'],
    ['BAR', 'BOTTOM', 'BOTTOM'],
    ['BAR', 'TOP_LEFT', 'TOP'],
    ['BAR', 'TOP_RIGHT', 'TOP'],
    ['BAR', 'BOTTOM_LEFT', 'BOTTOM'],
    ['BAR', 'BOTTOM_RIGHT', 'BOTTOM'],
    ['BAR', 'LEFT', 'BOTTOM'],
    ['POPUP', 'TOP_LEFT', 'TOP_LEFT'],
    ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT'],
    ['POPUP', 'BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['POPUP', 'BOTTOM_RIGHT', 'BOTTOM_RIGHT'],
    ['POPUP', 'TOP', 'BOTTOM_LEFT'],
    ['POPUP', '', 'BOTTOM_LEFT'],
  ])(
    '[CNS-2, A-191, A-192] puts a %s with the position %j at %s',
    (cookieBannerVariant, given, position) => {
      const settings = { cookieBannerVariant, cookieBannerPosition: given };
      expect(resolveBannerSettings(settings).position).toBe(position);
    },
  );

  it.each([
    '<p></p>',
    '<p class="" style="white-space:pre-wrap;"></p>',
    '<p> &nbsp;<br/></p>\n<p></p>',
    '  ',
  ])('[CNS-1, A-105] counts %j as empty', (cookieBannerText) => {
    expect(resolveBannerSettings({ cookieBannerText }).text).toBe('');
  });

  it('[CNS-1] keeps a paragraph that holds only a link', () => {
    const cookieBannerText = '<p><a href="/privacy">Privacy</a></p>';
    expect(resolveBannerSettings({ cookieBannerText }).text).toBe(cookieBannerText);
  });
});
