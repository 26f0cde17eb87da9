import type { PageDefinition } from '@plinth/site-renderer';
import type { KnownSettings } from './blocksInUse';
import { nearestName } from './nearestName';
import { pageParts } from './pageSchema';
import type { FoundProblem, Key } from './sourceProblem';
import { walkJson } from './walkJson';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields that are stored and have no effect here: another version of Plinth may support them, or their name is
 * misspelt. In a block's settings, a name is suspect only if it is similar to a setting of other blocks of its kind.
 */
export function unknownFields(page: PageDefinition, settingsOf: KnownSettings): FoundProblem[] {
  const found = unknownIn(page, pageParts.page, []);
  for (const name of ['collection', 'item'] as const)
    if (page[name]) found.push(...unknownIn(page[name], pageParts[name], [name]));
  page.sections.forEach((section, index) => {
    const path = ['sections', index];
    found.push(...unknownIn(section, pageParts.section, path));
    section.blocks.forEach((block, at) => {
      const pathOfBlock = [...path, 'blocks', at];
      found.push(
        ...unknownIn(block, pageParts.block, pathOfBlock),
        ...suspectSettings(block.settings ?? {}, settingsOf(block), [...pathOfBlock, 'settings']),
      );
    });
  });
  return found;
}

function unknownIn(
  fields: object,
  { entries }: { entries: Fields },
  path: readonly Key[],
): FoundProblem[] {
  return Object.keys(fields)
    .filter((name) => !Object.hasOwn(entries, name))
    .map((name): FoundProblem => {
      const keys = [...path, name];
      const value = nearestAbsent(name, { fields, known: Object.keys(entries) });
      return value === undefined
        ? { keys, problem: 'unknown' }
        : { keys, problem: 'unknownNear', values: { value } };
    });
}

function suspectSettings(
  fields: Fields,
  known: ReadonlySet<string>,
  path: readonly Key[],
): FoundProblem[] {
  return Object.keys(fields)
    .filter((name) => !known.has(name))
    .flatMap((name): FoundProblem[] => {
      const value = nearestAbsent(name, { fields, known });
      return value === undefined
        ? []
        : [{ keys: [...path, name], problem: 'settingNear', values: { value } }];
    });
}

/** An author who has written both names has intended both. */
function nearestAbsent(
  name: string,
  { fields, known }: { fields: object; known: Iterable<string> },
): string | undefined {
  const near = nearestName(name, known);
  return near !== undefined && Object.hasOwn(fields, near) ? undefined : near;
}

/** Fields that an object contains twice: the last value counts. */
export function repeatedFields(source: string): (FoundProblem & { at: number })[] {
  const found: (FoundProblem & { at: number })[] = [];
  const seen = new Set<string>();
  walkJson(source, ({ path, at, isName }) => {
    if (!isName || found.some(({ keys }) => isBelow(path, keys))) return;
    const key = JSON.stringify(path);
    if (seen.has(key)) found.push({ keys: [...path], problem: 'repeated', at });
    seen.add(key);
  });
  return found;
}

/** The content of a repeated object need not be reported as well. */
const isBelow = (path: readonly Key[], other: readonly Key[]) =>
  path.length > other.length && other.every((key, index) => key === path[index]);
