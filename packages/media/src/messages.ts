import { defineMessages } from '@plinth/site-model';

// One catalogue for each part, marked as side-effect free: a page with a video does not load the
// map's messages.

/** The messages of images. */
export const imageMessages = /* @__PURE__ */ defineMessages({
  'media.image.pinterest': 'Save to Pinterest (new window)',
});

/** The messages of videos. */
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

/**
 * The message of a map whose code failed to load: separate, because it is needed without the rest.
 */
export const mapFailedText = 'The map could not be loaded.';

/** The messages of maps. */
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
