import { pageParts } from './pageSchema';

type ExplainedPart = 'page' | 'section' | 'block';

/** The end of a key, `config.help.<key>`: every field of the three schemas has a message. */
export type HelpKey = {
  [Part in ExplainedPart]: `${Part}.${keyof (typeof pageParts)[Part]['entries'] & string}`;
}[ExplainedPart];

export interface HelpRow {
  name: string;
  help: HelpKey;
  isRequired: boolean;
  /** The only values that it may have. */
  values: readonly string[] | undefined;
}

interface SchemaLike {
  type: string;
  entries?: Readonly<Record<string, SchemaLike>>;
  wrapped?: SchemaLike;
  options?: readonly unknown[];
  pipe?: readonly (SchemaLike & { metadata?: { help?: HelpKey } })[];
}

/** The fields of each part of a page, read from the schema, so that every checked field is explained. */
export const schemaHelp: Readonly<Record<ExplainedPart, readonly HelpRow[]>> = {
  page: rowsOf(pageParts.page),
  section: rowsOf(pageParts.section),
  block: rowsOf(pageParts.block),
};

function rowsOf(schema: unknown): HelpRow[] {
  const { entries = {} } = schema as SchemaLike;
  return Object.entries(entries).map(([name, field]) => {
    const isRequired = field.type !== 'exact_optional';
    const inner = field.wrapped ?? field;
    const help = inner.pipe?.map(({ metadata }) => metadata?.help).find(Boolean);
    if (!help) throw new Error(`The field ${name} of the page schema has no help.`);
    const values = inner.pipe?.find(({ type }) => type === 'picklist')?.options as
      readonly string[] | undefined;
    return { name, help, isRequired, values };
  });
}
