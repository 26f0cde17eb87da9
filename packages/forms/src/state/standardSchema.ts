/**
 * The part of the Standard Schema interface (version 1) that is used: https://standardschema.dev
 */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

export interface StandardResult {
  readonly issues?: readonly StandardIssue[] | undefined;
}

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The first key of an issue's path, which is the field's id when a whole form was checked. */
export function issueField({ path }: StandardIssue): string {
  const first = path?.[0];
  return String(typeof first === 'object' ? first.key : (first ?? ''));
}
