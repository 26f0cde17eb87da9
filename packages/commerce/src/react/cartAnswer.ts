/** A server's answer to a post that it refused. */
export interface CartAnswer {
  message?: string | undefined;
  /** The sentence of each field that is wrong: `code`, or `quantity <id of a line>`. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** The typed texts, by the name of the field. */
  values?: Readonly<Record<string, string>> | undefined;
}
