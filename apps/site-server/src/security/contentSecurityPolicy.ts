import { videoProviders } from '@plinth/media/video';
import type { PolicySources } from '@plinth/site-renderer';

/**
 * Players that any page may frame: of every provider that a video may name ([MED-8]). Their posters are allowed only on
 * a page that shows one to this visitor.
 */
const videoOrigins = videoProviders.flatMap(({ origins }) => origins);

export interface PolicyOptions {
  /** Whether the page was served by https. */
  secure: boolean;
  /** Other origins as targets of forms. @default none */
  formTargets?: readonly string[];
  /** Other origins that the page's blocks may frame. @default none */
  frames?: readonly string[];
  /** Other origins whose pictures the page's blocks show. @default none */
  pictures?: readonly string[];
  /** The same for sounds and videos. @default none */
  media?: readonly string[];
  /** Other companies whose scripts the page's blocks run, with their sources. @default none */
  providers?: readonly PolicySources[];
  /** Other origins of scripts, where no nonce allows them. @default none */
  otherScripts?: readonly string[];
}

/** The inline elements of a page, by digests of their text such as `sha256-…`. */
export interface InlineDigests {
  scripts: readonly string[];
  sheets: readonly string[];
}

/**
 * The policy of a page: scripts and style elements by nonce or digest, or from this server, nothing inline, no eval,
 * and strings only reach script sinks through a named Trusted Types policy.
 *
 * @param inline the nonce for a page of one visitor; the digests for a shared page
 */
export function contentSecurityPolicy(
  inline: string | InlineDigests,
  {
    secure,
    formTargets = [],
    frames = [],
    pictures = [],
    media = [],
    providers = [],
    otherScripts = [],
  }: PolicyOptions,
): string {
  const of = (kind: keyof PolicySources) => providers.flatMap((sources) => sources[kind]);
  const { scripts, sheets } =
    typeof inline === 'string'
      ? { scripts: [`nonce-${inline}`], sheets: [`nonce-${inline}`] }
      : inline;
  const quoted = (sources: readonly string[]) => sources.map((source) => `'${source}'`);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...quoted(scripts), ...otherScripts, ...of('scripts')],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...quoted(sheets), ...of('sheets')],
    ['style-src-attr', "'none'"],
    ['img-src', "'self'", 'data:', 'blob:', ...pictures, ...of('pictures')],
    ['media-src', "'self'", 'blob:', ...media],
    ['font-src', "'self'", ...of('fonts')],
    ['connect-src', "'self'", ...of('connections')],
    ['frame-src', "'self'", ...new Set([...videoOrigins, ...frames])],
    ['worker-src', "'self'", 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...formTargets],
    ['frame-ancestors', "'self'"],
    ['require-trusted-types-for', "'script'"],
    // `default` allows one constant of the map library; the map's part creates it.
    ['trusted-types', 'plinth', 'plinth-fragment', 'default', ...of('trustedTypes')],
  ];
  if (secure) directives.push(['upgrade-insecure-requests']);
  return directives.map((parts) => parts.join(' ')).join('; ');
}
