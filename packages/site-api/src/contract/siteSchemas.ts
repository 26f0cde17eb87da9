import * as v from 'valibot';
import type { siteRoutes } from '../routes/siteRoutes';
import type { CallSchemas } from './callSchemas';
import { anyRecord, optionalText, text, wireJson } from './wireValues';

const language = v.looseObject({
  /** BCP 47. */
  code: v.pipe(text(35), v.nonEmpty()),
  name: optionalText(100),
  enabled: v.optional(v.boolean(), true),
});

const multilingualSettings = v.looseObject({
  enabled: v.boolean(),
  defaultLanguage: v.string(),
  languages: v.array(language),
});

const headerFooter = v.looseObject({ header: anyRecord, footer: anyRecord });

const prediction = v.looseObject({
  placeId: v.string(),
  description: v.string(),
  mainText: v.nullish(v.string()),
  secondaryText: v.nullish(v.string()),
});

const place = v.looseObject({
  placeId: v.string(),
  name: v.nullish(v.string()),
  formattedAddress: v.nullish(v.string()),
  lat: v.nullish(v.number()),
  lng: v.nullish(v.number()),
  addressLine1: v.nullish(v.string()),
  addressLine2: v.nullish(v.string()),
  city: v.nullish(v.string()),
  region: v.nullish(v.string()),
  postalCode: v.nullish(v.string()),
  country: v.nullish(v.string()),
});

export const siteSchemas = {
  widgetRendering: {
    payload: v.object({
      widgetJSON: wireJson(
        v.object({
          type: v.union([text(100), v.number()]),
          id: text(200),
          value: v.optional(v.unknown()),
          /** Where the visitor sees the block. */
          address: optionalText(),
        }),
      ),
      /** For the events summary. */
      collectionId: v.optional(text(100)),
    }),
    answer: v.looseObject({ html: v.string() }),
  },
  placesAutocomplete: {
    payload: v.object({
      input: text(200),
      language: v.optional(text(35)),
      country: v.optional(text(2)),
      sessionToken: v.optional(text(100)),
    }),
    answer: v.looseObject({ predictions: v.array(prediction) }),
  },
  placeDetails: {
    payload: v.object({
      placeId: v.pipe(text(300), v.nonEmpty()),
      language: v.optional(text(35)),
      sessionToken: v.optional(text(100)),
      productPage: text(100),
      productSection: text(100),
    }),
    answer: v.looseObject({ place }),
  },
  multilingualSettings: { payload: undefined, answer: multilingualSettings },
  multilingualStatus: {
    payload: undefined,
    answer: v.looseObject({ enabled: v.boolean(), status: v.string() }),
  },
  saveLanguages: {
    payload: v.object({ languages: v.pipe(v.array(language), v.maxLength(200)) }),
    answer: multilingualSettings,
  },
  siteHeaderFooter: { payload: undefined, answer: headerFooter },
  saveSiteHeaderFooter: {
    payload: v.object({ header: anyRecord, footer: anyRecord }),
    answer: headerFooter,
  },
} satisfies Record<keyof typeof siteRoutes, CallSchemas>;
