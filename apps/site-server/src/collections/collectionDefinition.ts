export type { CollectionDefinition, ItemDefinition } from '@plinth/site-model/definition';
