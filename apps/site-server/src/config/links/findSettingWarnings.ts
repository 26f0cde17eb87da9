import { currentSettings, findBlockKind, readSettings } from '@plinth/site-blocks';
import type { PageDefinition } from '@plinth/site-model/definition';
import { sampleTexts } from '../blocks/sampleContent';
import type { FoundProblem, Key } from '../pages/sourceProblem';
import { eachSetting } from './eachSetting';
import { linkProblem } from './linkProblem';
import type { IsShown } from './shownOn';

export interface WarningContext {
  /** Origins of the site itself. */
  origins: readonly string[];
  /** Third-party origins from which the page may load pictures. */
  pictureOrigins: readonly string[];
  /** Whether the site shows something at a path. */
  leadsSomewhere: IsShown;
}

export interface SettingWarning extends FoundProblem {
  /** The renderer's message about the same problem, for developers. */
  rendererReport?: string;
}

/** The maximum number of addresses of a page that are checked; further ones count as valid. */
const maxChecked = 60;

/** Finds the settings of a page that can be saved but show less than the owner expects ([SRV-73]). */
export async function findSettingWarnings(
  page: PageDefinition,
  context: WarningContext,
): Promise<SettingWarning[]> {
  const found: SettingWarning[] = [];
  if (page.sections.every(({ blocks }) => blocks.length === 0))
    found.push({ keys: ['sections'], problem: 'noSections' });
  const checked = new Set<string>();
  const isThere = async (path: string): Promise<boolean> => {
    if (checked.size >= maxChecked && !checked.has(path)) return true;
    checked.add(path);
    return context.leadsSomewhere(path);
  };
  const social = page.socialImage?.src;
  if (social) {
    const warning = await warningOfPicture(social, context, { isThere, isForOthers: true });
    if (warning) found.push({ keys: ['socialImage', 'src'], ...warning });
  }
  for (const [sectionAt, section] of page.sections.entries())
    for (const [at, block] of section.blocks.entries()) {
      const kind = findBlockKind(block.type, block.definitionName);
      if (!kind) continue;
      const settings = currentSettings(kind, block.settings);
      const start: Key[] = ['sections', sectionAt, 'blocks', at, 'settings'];
      for (const { path, setting, isMissing, message } of readSettings(kind.settings, settings)
        .problems) {
        const value = valueAt(settings, path);
        found.push({
          keys: [...start, ...path.map(asKey)],
          rendererReport: message,
          ...(isMissing
            ? { problem: 'noValue' as const }
            : setting.type === 'choice'
              ? { problem: 'notOption' as const, values: { val: shortText(value) } }
              : { problem: 'notValue' as const, values: { value: shortText(value) } }),
        });
      }
      for (const { path, text } of sampleTexts(kind, settings))
        found.push({
          keys: [...start, ...path.map(asKey)],
          problem: 'sampleText',
          values: { value: shortText(text) },
        });
      for (const { setting, value, path } of eachSetting(kind.settings, settings)) {
        if (typeof value !== 'string' || value.trim() === '') continue;
        const keys = [...start, ...path.map(asKey)];
        if (setting.type === 'picture') {
          const warning = await warningOfPicture(value, context, { isThere });
          if (warning) found.push({ keys, ...warning });
        } else if (setting.type === 'link') {
          const warning = await warningOfLink(value, context, isThere);
          if (warning) found.push({ keys, ...warning });
        } else if (setting.type === 'html')
          for (const href of linksOf(value)) {
            const warning = await warningOfLink(href, context, isThere);
            if (warning?.problem === 'deadLink') found.push({ keys, ...warning });
          }
      }
    }
  return found;
}

type Kind = Pick<FoundProblem, 'problem' | 'values'>;

async function warningOfLink(
  href: string,
  { origins }: WarningContext,
  isThere: IsShown,
): Promise<Kind | undefined> {
  if (linkProblem(href)) return { problem: 'badLink', values: { value: shortText(href) } };
  const path = ownPath(href, origins);
  if (path === undefined || (await isThere(path))) return undefined;
  return { problem: 'deadLink', values: { value: shortText(href) } };
}

async function warningOfPicture(
  src: string,
  { origins, pictureOrigins }: WarningContext,
  { isThere, isForOthers = false }: { isThere: IsShown; isForOthers?: boolean },
): Promise<Kind | undefined> {
  const values = { value: shortText(src) };
  const path = ownPath(src, origins);
  if (path !== undefined)
    return (await isThere(path)) ? undefined : { problem: 'missingPicture', values };
  // Other programs load a card's picture, so the policy of a page does not apply.
  if (isForOthers || src.startsWith('data:')) return undefined;
  const origin = URL.canParse(src, origins[0]) ? new URL(src, origins[0]).origin : undefined;
  if (origin !== undefined && (origins.includes(origin) || pictureOrigins.includes(origin)))
    return undefined;
  return { problem: 'blockedPicture', values };
}

/** The path of an address of this site, without its fragment. */
function ownPath(address: string, origins: readonly string[]): string | undefined {
  const text = address.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  const base = origins[0] ?? 'https://site.invalid';
  if (!isPath && !/^https?:/i.test(text)) return undefined;
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname } = new URL(text, base);
  if (!isPath && !origins.includes(origin)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The addresses of the links in HTML. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  );

const asKey = (name: string): Key => (/^\d+$/.test(name) ? Number(name) : name);

const valueAt = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], settings);

const maxLength = 80;

function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
