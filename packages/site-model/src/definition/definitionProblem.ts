/** Codes of what can be wrong with a field of a definition: the part of an issue's message before the stroke. */
export const definitionProblems = [
  'text',
  'empty',
  'longer',
  'idSigns',
  'fileName',
  'oneOf',
  'object',
  'number',
  'whole',
  'below',
  'above',
  'flag',
  'address',
  'span',
  'list',
  'many',
  'date',
] as const;
export type DefinitionProblem = (typeof definitionProblems)[number];
