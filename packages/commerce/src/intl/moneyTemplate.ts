/** The format of money: plain data, so that a server can pass it to the browser. */
export interface MoneyTemplate {
  /** The text before the number. @default the currency's own */
  readonly before?: string | undefined;
  /** The text after the number. @default the currency's own */
  readonly after?: string | undefined;
  /** Between groups of digits. @default ',' */
  readonly thousands?: string | undefined;
  /** Before the fraction digits. @default '.' */
  readonly decimal?: string | undefined;
  /** Size of the groups beyond the first three digits: 2 for lakh and crore. @default 3 */
  readonly groupSize?: number | undefined;
  /** Number of integer digits from which there are groups. @default 4 */
  readonly groupFrom?: number | undefined;
}
