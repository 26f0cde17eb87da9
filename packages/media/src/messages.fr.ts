import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** French texts; pass them as `messages`. */
export const frenchMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Enregistrer sur Pinterest (nouvelle fenêtre)',
  'media.video.play': 'Lire la vidéo',
  'media.video.playTitled': 'Lire la vidéo : {title}',
  'media.video.player': 'Lecteur vidéo',
  'media.video.invalid': 'Vidéo intégrée non valide',
  'media.video.consent': 'La lecture de cette vidéo envoie des données à {provider}.',
  'media.video.failed': 'La vidéo n’a pas pu être chargée.',
  'media.background.play': 'Lire la vidéo d’arrière-plan',
  'media.background.pause': 'Mettre en pause la vidéo d’arrière-plan',
  'media.map.open': 'Utiliser la carte interactive',
  'media.map.consent': 'Le chargement de cette carte envoie des données à {provider}.',
  'media.map.provider': 'un fournisseur externe',
  'media.map.loading': 'Chargement de la carte…',
  'media.map.failed': 'La carte n’a pas pu être chargée.',
  'media.map.directions': 'Itinéraire (nouvelle fenêtre)',
  'media.map.marker': 'Ouvrir {address} dans une carte (nouvelle fenêtre)',
  'media.map.label': 'Carte : {address}',
  'media.map.zoomIn': 'Zoom avant',
  'media.map.zoomOut': 'Zoom arrière',
};
