import { collectionSchema, productSchema, siteSchema } from '@plinth/site-model/definition';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const today = new Date('2026-03-02T00:00:00Z');
const problemsOf = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

it('[MOD-23] the sample site keeps to the schemas, as what its owner saves has to', () => {
  expect(problemsOf(siteSchema, sampleSiteOn(today))).toEqual([]);
  expect(problemsOf(v.array(collectionSchema), sampleCollections(today))).toEqual([]);
  expect(problemsOf(v.array(productSchema), sampleShop.products)).toEqual([]);
});
import { sampleCollections, sampleShop, sampleSiteOn } from '@plinth/marlow-clay';
