import { describe, expect, it } from 'vitest';
import * as model from '../index';

describe('the enumerations', () => {
  it('[MOD-1] page types', () => {
    expect(Object.values(model.pageType)).toEqual([
      1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208,
      209, 300, 301,
    ]);
    expect(model.pageType).toMatchObject({
      collection: 1,
      page: 2,
      item: 50,
      notFound: 100,
      lockScreen: 103,
      memberAreaAccessDenied: 106,
      cart: 200,
      reviewsRequest: 209,
      commerceEmailPreview: 301,
    });
  });

  it('[MOD-2] item statuses and their labels', () => {
    expect(model.itemStatus).toEqual({
      published: 1,
      scheduled: 2,
      needsReview: 3,
      draft: 4,
      private: 5,
      deleted: 6,
    });
    expect(Object.keys(model.itemVisibility)).toHaveLength(4);
    const label = (status: number) => model.siteMessages[model.workflowLabelKey(status)];
    expect([1, 2, 4, 3, 99].map(label)).toEqual([
      'Available',
      'Scheduled',
      'Hidden',
      'Unsupported',
      'Unsupported',
    ]);
    const status = (value: number) => {
      const key = model.statusLabelKey(value);
      return key && model.siteMessages[key];
    };
    expect([2, 3, 4, 5, 1, 6].map(status)).toEqual([
      'Scheduled',
      'Needs Review',
      'Draft',
      'Private',
      undefined,
      undefined,
    ]);
  });

  it('[MOD-3] website roles, and the account that may only look', () => {
    expect(Object.values(model.websiteRole)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(model.websiteRole.viewer).toBe(10);
    expect(model.isViewerOnly([10])).toBe(true);
    expect(model.isViewerOnly([10, 4])).toBe(false);
    expect(model.isViewerOnly([12])).toBe(false);
    expect(model.isViewerOnly([])).toBe(false);
  });

  it('[MOD-4] units of weight and dimension', () => {
    expect(model.weightUnit(model.unitSystem.imperial)).toBe('lbs');
    expect(model.weightUnit(model.unitSystem.metric)).toBe('kg');
    expect(model.weightUnit(9)).toBe('kg');
    expect(model.dimensionUnit(1)).toBe('"');
    expect(model.dimensionUnit(2)).toBe('cm');
  });

  it('[MOD-5, B-112] styles, statuses, types and template versions', () => {
    expect(model.infoBarStyle).toEqual({ none: 1, light: 2, dark: 3 });
    expect(model.overlayStyle).toEqual({ none: 1, show: 2 });
    expect(Object.values(model.websiteStatus)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(Object.values(model.templateVersion)).toEqual(['7', '7.1', '8']);
    expect(Object.keys(model.websiteType)).toEqual(
      expect.arrayContaining(['coverPage', 'parkingPage']),
    );
    expect(Object.keys(model.siteStatus)).toEqual(
      expect.arrayContaining(['resold', 'resoldGracePeriod']),
    );
  });

  it('[MOD-6] product types and their names', () => {
    expect(model.productType).toEqual({
      physical: 1,
      digital: 2,
      service: 3,
      giftCard: 4,
      paywall: 5,
    });
    expect(Object.values(model.productTypeName)).toEqual([
      'PHYSICAL',
      'DIGITAL',
      'SERVICE',
      'GIFT_CARD',
    ]);
  });

  it('[MOD-7] block types; a number without a name is kept', () => {
    expect(model.blockType).toMatchObject({
      map: 4,
      image: 5,
      form: 9,
      product: 43,
      opentable: 50,
      newsletter: 51,
      button: 53,
      summaryV2: 55,
      memberArea: 67,
      tock: 68,
      accordion: 69,
      marquee: 70,
    });
    expect(new Set(Object.values(model.blockType)).size).toBe(Object.keys(model.blockType).length);
    expect(model.blockTypeName(69)).toBe('accordion');
    expect(model.blockTypeName(4711)).toBeUndefined();
    const unknown: model.BlockType = 4711;
    expect(JSON.parse(JSON.stringify({ type: unknown }))).toEqual({ type: 4711 });
  });

  it('[MOD-8] block variants', () => {
    expect(Object.values(model.blockVariantType)).toEqual([
      1000,
      ...Array.from({ length: 18 }, (_, index) => 1002 + index),
    ]);
    expect(model.blockVariantType).toMatchObject({
      galleryStack: 1004,
      summaryWall: 1005,
      chartPie: 1011,
      imageStack: 1017,
      reservationWidget: 1018,
      eventsWidget: 1019,
    });
  });

  it('[MOD-9] content records', () => {
    expect(Object.values(model.contentRecordType)).toEqual([
      'audio',
      'event',
      'image',
      'portfolio-item',
      'text',
      'video',
    ]);
  });

  it('[MOD-10] names', () => {
    expect(Object.values(model.sliceName)).toEqual(
      'heading sub-heading body image gallery video social-icons buttons navigation custom-form newsletter album map lock password twitter logo action popup-overlay-action temp-lock-inject'.split(
        ' ',
      ),
    );
    expect(Object.values(model.slideName)).toEqual(['cover-page', 'lock-screen', 'popup-overlay']);
    expect(Object.values(model.formBuilderFieldset)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.keys(model.galleryMediaType)).toEqual(Object.values(model.galleryMediaType));
    expect(new Set(model.gridPositions).size).toBe(9);
    expect(Object.values(model.textFilter)).toEqual(['url-slug', 'url-slug-with-slash']);
    expect(model.trackedChangePaths).toHaveLength(6);
    expect(model.fontCategories).toEqual([
      'Sans Serif',
      'Serif',
      'Display',
      'Script',
      'Slab Serif',
      'Mono',
      'Other',
    ]);
    expect(model.linkKinds).toEqual(['Page', 'Web Address', 'Email', 'Phone', 'File']);
    expect(model.surveyCohorts).toEqual([
      'cohort-A',
      'cohort-B',
      'cohort-C',
      'cohort-D',
      'cohort-E',
    ]);
    expect(Object.values(model.collectionView)).toEqual(['list', 'grid', 'product']);
    expect(Object.values(model.deviceView)).toEqual(['desktop', 'phone', 'tablet']);
    expect(Object.values(model.tweakPageType)).toEqual([
      'SPLASH_PAGE',
      'LOCK_SCREEN',
      'POPUP_OVERLAY',
      'CHECKOUT',
      'STYLE',
    ]);
    expect(model.navigationName).toEqual({ hidden: 'hidden', memberAreas: 'member-areas' });
    expect(model.memberAreaNavigationType).toBe('member-area');
    expect(model.readmePageName).toBe('readme');
    expect(model.siteMessages[model.foodOrderingTitleKey]).toBe('Order Now');
    expect(model.permission).toEqual({ authenticated: 0, admin: 2 });
    expect([0, 1, 68, 69, 1.5].map(model.isFeatureCode)).toEqual([false, true, true, false, false]);
  });

  it('[MOD-11] editor events, and the variant behind a feature flag', () => {
    expect(Object.keys(model.editorEvent)).toHaveLength(5);
    expect(Object.keys(model.tweakEvent)).toEqual([
      'change',
      'close',
      'save',
      'reset',
      'afterShow',
      'afterClose',
      'beforeOpen',
    ]);
    expect(model.themeSaveEvent('colors')).toBe('colors:save');
    expect(model.themeSaveEvent('fonts', { patch: true })).toBe('fonts:patch');
  });
});

describe('the limits', () => {
  it('[MOD-12] limits of a site’s content', () => {
    expect(model.limits).toEqual({
      blocksPerLayout: 60,
      tracksPerAlbum: 60,
      itemsPerOrderableCollection: 250,
      nestedCategories: 10000,
      productsPerCollection: 200,
      photoSharingGalleries: 20,
      photoSharingGallerySize: 50,
      tagLength: 50,
      categoryLength: 25,
      bytesPerMegabyte: 1_000_000,
      queryKeys: 1000,
      priceCents: 100_000_000,
      skuLength: 60,
    });
  });

  it('[MOD-13] limits of widths, and the tokens of the design', () => {
    expect(model.breakpoints).toEqual({
      phoneTo: 926,
      tabletTo: 1024,
      largeTabletTo: 1366,
      desktopSplits: [800, 1024],
      viewportMobileTo: 432,
      viewportDesktopFrom: 433,
      mobileInfoBarTo: 1024,
      bookingWideAbove: 850,
      reservationColumnTo: 750,
      narrowImageBelow: 415,
      newsletterSmallTo: 320,
    });
    expect(Object.values(model.fluidEngineBreakpoint)).toEqual(['mobile', 'desktop']);
    expect(model.designTokens.radii).toEqual([0, 4, 8]);
    expect(model.shapeAspectHeight).toEqual({ square: 100, tall: 150, wide: 67 });
  });

  it('[MOD-14] and the paths of the platform', () => {
    expect(model.platformPath).toEqual({
      upgradeTrial: '/settings/billing/billing/upgrade',
      changePlan: '/settings/billing/billing/website/change-plan',
      legacyToolkit: '/universal/yui3/3.17.2/',
    });
  });
});
