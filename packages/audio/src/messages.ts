import { defineMessages } from '@plinth/site-model';

/** Every message of a player that a visitor reads. */
export const albumMessages = defineMessages({
  'album.play': 'Play',
  'album.pause': 'Pause',
  'album.previous': 'Previous track',
  'album.next': 'Next track',
  'album.position': 'Position',
  'album.progress': '{elapsed} of {duration}',
  'album.tracks': 'Tracks',
  'album.playing': 'Playing {title}',
  'album.failed': '{title} could not be played.',
  'album.download': 'Download {title}',
});
