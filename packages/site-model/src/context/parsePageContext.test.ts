import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePageContext, type PageContext } from './parsePageContext';

const full = {
  website: {
    id: 'w1',
    identifier: 'clay',
    developerMode: true,
    cloneable: true,
    baseUrl: 'https://clay.example',
    typekitId: 'tk',
    websiteType: 4,
    siteStatus: { value: 99 },
    siteTitle: 'Clay',
    language: 'de-CH',
    timeZone: 'Europe/Zurich',
  },
  websiteSettings: {
    storeSettings: { expressCheckout: true, currency: 'CHF', minimumOrderSubtotalCents: 2500 },
    useEscapeKeyToLogin: true,
    disqusShortname: 'clay',
    commentsEnabled: true,
    mobileInfoBarSettings: {
      style: 3,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: true,
      isLocationEnabled: true,
      isBusinessHoursEnabled: true,
      businessHours: {
        monday: { text: '9–17' },
        tuesday: { text: '' },
        wednesday: { text: '' },
        thursday: { text: '' },
        friday: { text: '' },
        saturday: { text: '' },
        sunday: { text: '' },
      },
    },
    popupOverlaySettings: {
      style: 2,
      enableMobile: true,
      version: 4,
      showUntilSignup: true,
      displayFrequency: 14,
      showOnScroll: true,
      scrollPercentage: 50,
      showOnTimer: false,
      timerDelay: 5,
      showOnAllPages: false,
      enabledPages: ['p1'],
    },
    pinterestOverlayOptions: { mode: 'hover' },
  },
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: true,
    isVisitorDataRestricted: true,
    cookieBannerText: '<p>Cookies</p>',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'TOP_LEFT',
    cookieBannerCtaVariant: 'TEXT',
    cookieBannerCtaText: 'OK',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerOptOutCtaText: 'No',
    cookieBannerHasOptOut: true,
    cookieBannerHasManageCookies: true,
    cookieBannerManageCookiesLabel: 'Settings',
  },
  authenticatedAccount: { id: 'a1', displayName: 'Ida', email: 'ida@example.com' },
  websiteRoles: [1, 10, 77],
  collection: { id: 'c1', title: 'Blog', fullUrl: '/blog', type: 1, permissionType: 1 },
  collectionId: 'c1',
  item: { id: 'i1', title: 'Post', fullUrl: '/blog/post', recordType: 1 },
  itemId: 'i1',
  pageType: 50,
  templateId: 't1',
  templateVersion: 7.1,
  appDomain: 'example.com',
  measurementStandard: 2,
  tweakJSON: { 'page-width': '1200px', product: { a: 1 } },
} satisfies PageContext;

const defaults = parsePageContext({}).context;

/** Every path of the context to a value that is not an object with fields of its own. */
function leavesOf(value: object, path: string[] = []): string[][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && name !== 'tweakJSON'
      ? leavesOf(inner, [...path, name])
      : [[...path, name]],
  );
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);

function replaceAt(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: replaceAt(fields[name], rest, next) };
}

describe('parsePageContext', () => {
  it('[MOD-18, A-116, A-117, B-98, B-102] reads a whole context from JSON without a complaint', () => {
    expect(parsePageContext(JSON.stringify(full))).toEqual({ context: full, problems: [] });
  });

  it('[MOD-18, A-121] gives every field its documented default', () => {
    expect(defaults).toMatchObject({
      website: {
        id: '',
        developerMode: false,
        cloneable: false,
        websiteType: 'standard',
        siteStatus: { value: 'active' },
        language: 'en',
      },
      websiteSettings: {
        storeSettings: { expressCheckout: false, currency: 'USD' },
        useEscapeKeyToLogin: false,
        commentsEnabled: false,
        mobileInfoBarSettings: { style: 1 },
        popupOverlaySettings: { style: 1, enableMobile: false, displayFrequency: -1 },
        pinterestOverlayOptions: { mode: 'disable' },
      },
      cookieSettings: {
        isCookieBannerEnabled: false,
        isRestrictiveCookiePolicyEnabled: false,
        isRestrictiveCookiePolicyAbsolute: false,
        cookieBannerText: '',
      },
      authenticatedAccount: null,
      websiteRoles: [],
      collection: null,
      collectionId: null,
      item: null,
      itemId: null,
      pageType: 2,
      templateVersion: '7.1',
      measurementStandard: 1,
      tweakJSON: {},
    });
    // The same shape as a full context, so that no field has to be checked for presence.
    for (const path of leavesOf(full)) {
      const [top] = path;
      const isNull = defaults[top as keyof PageContext] === null;
      if (!isNull) expect(at(defaults, path), path.join('.')).toBeDefined();
    }
  });

  it('[MOD-18] reports a missing object once, not each of its fields, and no field twice', () => {
    const paths = parsePageContext({}).problems.map(({ path }) => path);
    expect(paths).toContain('websiteSettings');
    expect(paths.filter((path) => path.startsWith('websiteSettings.'))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('[MOD-18] says what it expected and what it found', () => {
    const given = { ...full, pageType: '50', website: { ...full.website, developerMode: null } };
    expect(parsePageContext(given).problems).toEqual([
      {
        path: 'website.developerMode',
        kind: 'wrong-type',
        message: 'Expected true or false, found null; the default is used.',
      },
      {
        path: 'pageType',
        kind: 'wrong-type',
        message: 'Expected a number, found string; the default is used.',
      },
    ]);
  });

  it('[MOD-18] gives the defaults and one problem for a context that is not JSON', () => {
    const { context, problems } = parsePageContext('{"website": {id: 1}}');
    expect(context).toEqual(defaults);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: '', kind: 'unreadable' });
    expect(parsePageContext('').problems).toHaveLength(1);
  });

  it('[MOD-18] keeps unknown fields, numbers and names', () => {
    const given = {
      ...full,
      pageType: 4711,
      product: { variants: [1] },
      website: { ...full.website, siteTagLine: 'x' },
    };
    expect(parsePageContext(JSON.stringify(given))).toEqual({ context: given, problems: [] });
  });

  it('[MOD-18] leaves out what is wrong in a list and keeps the rest', () => {
    const { context, problems } = parsePageContext({ ...full, websiteRoles: [1, '2', null, 3] });
    expect(context.websiteRoles).toEqual([1, 3]);
    expect(problems.map(({ path }) => path)).toEqual(['websiteRoles.1', 'websiteRoles.2']);
  });

  it('[MOD-18] takes no field from the prototype, and changes none', () => {
    const { context } = parsePageContext('{"__proto__":{"pageType":3},"constructor":{"id":"x"}}');
    expect(context.pageType).toBe(2);
    expect(({} as { pageType?: number }).pageType).toBeUndefined();
  });

  it('[MOD-18] shares nothing between two contexts', () => {
    const first = parsePageContext({}).context;
    first.websiteRoles.push(1);
    first.website.id = 'changed';
    expect(parsePageContext({}).context).toEqual(defaults);
  });
});

describe('parsePageContext, with any JSON', () => {
  it('[MOD-18] never throws, always gives the whole shape, and reports each field at most once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.jsonValue()), (source) => {
        const { context, problems } = parsePageContext(source);
        expect(Object.keys(context)).toEqual(expect.arrayContaining(Object.keys(defaults)));
        const paths = problems.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
      { numRuns: 500 },
    );
  });

  it('[MOD-18] loses no valid field, whatever happens to any others', () => {
    const paths = leavesOf(full);
    fc.assert(
      fc.property(
        fc.subarray(paths.map((_, index) => index)),
        fc.array(fc.jsonValue(), { minLength: paths.length, maxLength: paths.length }),
        (broken, values) => {
          const given = broken.reduce<unknown>(
            (context, index) => replaceAt(context, paths[index]!, values[index]),
            full,
          );
          const { context, problems } = parsePageContext(JSON.stringify(given));
          const reported = new Set(problems.map(({ path }) => path));
          const damaged = new Set(broken);
          for (const [index, path] of paths.entries()) {
            if (damaged.has(index)) continue;
            expect(at(context, path), path.join('.')).toEqual(at(full, path));
            expect(reported).not.toContain(path.join('.'));
          }
          // The result has the right types everywhere: it can be read again without a complaint.
          expect(parsePageContext(context)).toEqual({ context, problems: [] });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[MOD-18] loses no valid field when any others are missing', () => {
    const paths = leavesOf(full);
    fc.assert(
      fc.property(fc.subarray(paths), (missing) => {
        const given = missing.reduce<unknown>(
          (context, path) => replaceAt(context, path, undefined),
          full,
        );
        const { context } = parsePageContext(JSON.stringify(given));
        const names = new Set(missing.map((path) => path.join('.')));
        for (const path of paths)
          if (!names.has(path.join('.'))) expect(at(context, path)).toEqual(at(full, path));
      }),
    );
  });
});
