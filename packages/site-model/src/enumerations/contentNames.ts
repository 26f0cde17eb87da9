// Names of content and of its parts ([MOD-9], [MOD-10]).

/** The types of content items, for analytics ([MOD-9]); `text` is a blog post. */
export const contentRecordType = {
  audio: 'audio',
  event: 'event',
  image: 'image',
  portfolioItem: 'portfolio-item',
  text: 'text',
  video: 'video',
} as const;
export type ContentRecordType =
  (typeof contentRecordType)[keyof typeof contentRecordType] | (string & {});

/** Blocks of a slide ([MOD-10]). */
export const sliceName = {
  heading: 'heading',
  subHeading: 'sub-heading',
  body: 'body',
  image: 'image',
  gallery: 'gallery',
  video: 'video',
  socialIcons: 'social-icons',
  buttons: 'buttons',
  navigation: 'navigation',
  customForm: 'custom-form',
  newsletter: 'newsletter',
  album: 'album',
  map: 'map',
  lock: 'lock',
  password: 'password',
  twitter: 'twitter',
  logo: 'logo',
  action: 'action',
  popupOverlayAction: 'popup-overlay-action',
  tempLockInject: 'temp-lock-inject',
} as const;
export type SliceName = (typeof sliceName)[keyof typeof sliceName] | (string & {});

/** Slides ([MOD-10]). */
export const slideName = {
  coverPage: 'cover-page',
  lockScreen: 'lock-screen',
  popupOverlay: 'popup-overlay',
} as const;
export type SlideName = (typeof slideName)[keyof typeof slideName] | (string & {});

/** Media of a gallery item ([MOD-10]). */
export const galleryMediaType = {
  imageEmpty: 'imageEmpty',
  imageFile: 'imageFile',
  imageLicensed: 'imageLicensed',
  imageReused: 'imageReused',
  assetReused: 'assetReused',
  video: 'video',
} as const;
export type GalleryMediaType =
  (typeof galleryMediaType)[keyof typeof galleryMediaType] | (string & {});

/** The nine places of a grid, row before column ([MOD-10]). */
export const gridPositions = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type GridPosition = (typeof gridPositions)[number];

/** The kinds of links in an editor ([MOD-10]). */
export const linkKinds = ['Page', 'Web Address', 'Email', 'Phone', 'File'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Fonts by kind ([MOD-10]). */
export const fontCategories = [
  'Sans Serif',
  'Serif',
  'Display',
  'Script',
  'Slab Serif',
  'Mono',
  'Other',
] as const;
export type FontCategory = (typeof fontCategories)[number];
