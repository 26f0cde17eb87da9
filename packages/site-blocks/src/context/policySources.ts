/**
 * Another company's sources that the page's Content-Security-Policy must allow for the company's
 * own script.
 */
export interface PolicySources {
  scripts: readonly string[];
  sheets: readonly string[];
  fonts: readonly string[];
  pictures: readonly string[];
  connections: readonly string[];
  /** Names of the Trusted Types policies that its script creates. */
  trustedTypes: readonly string[];
}
