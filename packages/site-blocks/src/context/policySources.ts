/** The sources of another company that the page's Content-Security-Policy lets through, for a script of its own that draws. */
export interface PolicySources {
  scripts: readonly string[];
  sheets: readonly string[];
  fonts: readonly string[];
  pictures: readonly string[];
  connections: readonly string[];
  /** Names of the Trusted Types policies that its script makes. */
  trustedTypes: readonly string[];
}
