export type {
  CollectionDefinition,
  ItemDefinition,
  ItemLocation,
} from '@plinth/site-model/definition';
