import { defineRoutes } from './route';

/** Rows of the calls that any page may make. */
export const siteRoutes = defineRoutes({
  /** [API-16] The HTML of a block, rendered again. */
  widgetRendering: {
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    encoding: 'form',
    answer: { html: 'string' },
    credentials: true,
    crumb: 'query',
    repeat: true,
  },
  /** [API-18] */
  placesAutocomplete: {
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    encoding: 'query',
    answer: { predictions: 'array' },
    repeat: true,
  },
  /** [API-18] */
  placeDetails: {
    method: 'GET',
    path: '/api/google-maps/places/details',
    encoding: 'query',
    answer: { place: 'object' },
    repeat: true,
  },
  /** [API-19] */
  multilingualSettings: {
    method: 'GET',
    path: '/api/multilingual/settings',
    encoding: 'none',
    answer: { enabled: 'boolean', defaultLanguage: 'string', languages: 'array' },
    credentials: true,
    repeat: true,
  },
  /** [API-19] */
  multilingualStatus: {
    method: 'GET',
    path: '/api/multilingual/status',
    encoding: 'none',
    answer: { enabled: 'boolean', status: 'string' },
    credentials: true,
    repeat: true,
  },
  /** [API-19] */
  saveLanguages: {
    method: 'PUT',
    path: '/api/multilingual/languages',
    encoding: 'json',
    answer: { enabled: 'boolean', defaultLanguage: 'string', languages: 'array' },
    credentials: true,
    crumb: 'query',
    repeat: true,
  },
  /** [API-19] */
  siteHeaderFooter: {
    method: 'GET',
    path: '/api/site-header-footer',
    encoding: 'none',
    answer: { header: 'object', footer: 'object' },
    credentials: true,
    repeat: true,
  },
  /** [API-19] */
  saveSiteHeaderFooter: {
    method: 'PUT',
    path: '/api/site-header-footer',
    encoding: 'json',
    answer: { header: 'object', footer: 'object' },
    credentials: true,
    crumb: 'query',
    repeat: true,
  },
});
