import { defineMessages } from '@plinth/site-model';

// One catalogue for each part, marked as free of effects: a page with a video does not pay for the map's sentences.

/** Every sentence of the images that a visitor reads. */
export const imageMessages = /* @__PURE__ */ defineMessages({
  'media.image.pinterest': 'Save to Pinterest (new window)',
});

/** Every sentence of the videos that a visitor reads. */
export const videoMessages = /* @__PURE__ */ defineMessages({
  'media.video.play': 'Play video',
  'media.video.playTitled': 'Play video: {title}',
  'media.video.player': 'Video player',
  'media.video.invalid': 'Invalid video embed',
  'media.video.consent': 'Playing this video sends data to {provider}.',
  'media.video.failed': 'The video could not be loaded.',
});

/** The button of a background video. */
export const backgroundMessages = /* @__PURE__ */ defineMessages({
  'media.background.play': 'Play background video',
  'media.background.pause': 'Pause background video',
});

/** The sentence of a map whose code did not come: it stands apart, for it is said without the rest. */
export const mapFailedText = 'The map could not be loaded.';

/** Every sentence of the map that a visitor reads. */
export const mapMessages = /* @__PURE__ */ defineMessages({
  'media.map.open': 'Use interactive map',
  'media.map.consent': 'Loading this map sends data to {provider}.',
  'media.map.provider': 'its provider',
  'media.map.loading': 'Loading map…',
  'media.map.failed': mapFailedText,
  'media.map.directions': 'Get directions (new window)',
  'media.map.marker': 'Open {address} in maps (new window)',
  'media.map.label': 'Map: {address}',
  'media.map.zoomIn': 'Zoom in',
  'media.map.zoomOut': 'Zoom out',
});
