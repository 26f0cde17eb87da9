/** Codes of the problems of a definition's field: the part of an issue's message before the `|`. */
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
