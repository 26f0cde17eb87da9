/** A server's answer to a post that it refused. */
export interface CartAnswer {
  message?: string | undefined;
  /** The message of each invalid field: `code`, or `quantity <id of a line>`. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** The entries, by the name of the field. */
  values?: Readonly<Record<string, string>> | undefined;
}
