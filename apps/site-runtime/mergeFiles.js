/**
 * @typedef {import('./mergeFiles').CutFile} CutFile
 *
 * @typedef {object} Group files that become one
 * @property {CutFile[]} files
 * @property {number} length
 * @property {Set<string>} users names of the entries that load it
 */

/**
 * The cost of a request for a page, on a slow phone about a millisecond of the main thread: as much as parsing this
 * number of characters.
 */
const requestCost = 6000;

/** @type {typeof import('./mergeFiles').mergeFiles} */
export function mergeFiles(files, everywhere = []) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const entries = files.filter(({ weight }) => weight !== undefined);
  const loads = new Map(entries.map(({ name }) => [name, reachable([name], byName)]));
  const there = loadedBefore(byName, loads, reachable(everywhere, byName));

  let groups = files.map((file) => ({
    files: [file],
    length: file.length,
    users: new Set([...loads].filter(([, names]) => names.has(file.name)).map(([name]) => name)),
  }));
  for (;;) {
    const below = groupsBelow(groups);
    const pair = bestPair({ groups, below, there, byName });
    if (!pair) break;
    const merged = {
      files: pair.flatMap((group) => group.files),
      length: pair[0].length + pair[1].length,
      users: new Set(pair.flatMap((group) => [...group.users])),
    };
    for (const group of pair.flatMap((one) => [...(below.get(one) ?? [])]))
      for (const user of merged.users) group.users.add(user);
    groups = [...groups.filter((group) => !pair.includes(group)), merged];
  }
  return groups
    .filter((group) => group.files.length > 1)
    .map((group) => group.files.sort(byImportance).map(({ name }) => name));
}

/** @param {CutFile} a @param {CutFile} b */
const byImportance = (a, b) =>
  Number(b.weight !== undefined) - Number(a.weight !== undefined) || b.length - a.length;

/**
 * @param {object} state
 * @param {Group[]} state.groups
 * @param {Map<Group, Set<Group>>} state.below the imports of each, direct and indirect
 * @param {Map<string, Set<string>>} state.there names of the files that are loaded before an entry
 * @param {Map<string, CutFile>} state.byName
 * @returns {[Group, Group] | undefined}
 */
function bestPair({ groups, below, there, byName }) {
  /** @type {[Group, Group] | undefined} */
  let best;
  let max = 0;
  /** @type {Map<Group, Map<string, number>>} */
  const vain = new Map();
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1)) {
      if (!mayMerge(one, other)) continue;
      const gain = gainOf(one, other);
      if (gain <= max || importsByWay(one, other) || importsByWay(other, one)) continue;
      max = gain;
      best = [one, other];
    }
  return best;

  /** @param {string} user */
  function weightOf(user) {
    return byName.get(user)?.weight ?? 1;
  }

  /** @param {Group} one @param {Group} other */
  function gainOf(one, other) {
    let gain = 0;
    for (const user of one.users) {
      const saved = other.users.has(user) ? requestCost : -inVain(user, other);
      gain += saved * weightOf(user);
    }
    for (const user of other.users)
      if (!one.users.has(user)) gain -= inVain(user, one) * weightOf(user);
    return gain;
  }

  /** The characters that an entry would load in vain with a group. @param {string} user @param {Group} group */
  function inVain(user, group) {
    const known = vain.get(group) ?? new Map();
    vain.set(group, known);
    let characters = known.get(user);
    if (characters !== undefined) return characters;
    characters = [group, ...(below.get(group) ?? [])]
      .filter(
        ({ users, files }) =>
          !users.has(user) && !files.every(({ name }) => there.get(user)?.has(name)),
      )
      .reduce((sum, { length }) => sum + length, 0);
    known.set(user, characters);
    return characters;
  }

  /** Whether one imports the other through a third group. @param {Group} one @param {Group} other */
  function importsByWay(one, other) {
    return [...(below.get(one) ?? [])].some(
      (next) => next !== other && below.get(next)?.has(other),
    );
  }
}

/** @param {Group} one @param {Group} other */
function mayMerge(one, other) {
  if (![...one.users].some((user) => other.users.has(user))) return false;
  const files = [...one.files, ...other.files];
  return (
    !files.some(({ isFixed }) => isFixed) &&
    files.filter(({ weight }) => weight !== undefined).length < 2 &&
    new Set(files.map(({ isReporting = false }) => isReporting)).size === 1
  );
}

/** @param {Group[]} groups @returns {Map<Group, Set<Group>>} */
function groupsBelow(groups) {
  const owners = new Map(groups.flatMap((group) => group.files.map(({ name }) => [name, group])));
  const imported = new Map(
    groups.map((group) => [
      group,
      group.files
        .flatMap(({ imports }) => imports.map((name) => owners.get(name)))
        .filter((other) => other !== undefined && other !== group),
    ]),
  );
  return new Map(
    groups.map((group) => {
      const found = new Set(imported.get(group));
      for (const next of found) for (const other of imported.get(next) ?? []) found.add(other);
      return [group, found];
    }),
  );
}

/** @param {string[]} names @param {Map<string, CutFile>} byName */
function reachable(names, byName) {
  const found = new Set(names);
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
  return found;
}

/**
 * An entry that others import on demand is loaded after one of them, and can rely on the files that all of them load.
 * @param {Map<string, CutFile>} byName
 * @param {Map<string, Set<string>>} loads names of the files that each entry loads
 * @param {Set<string>} everywhere
 */
function loadedBefore(byName, loads, everywhere) {
  const there = new Map([...loads.keys()].map((name) => [name, new Set(everywhere)]));
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const [name, found] of there) {
      const before = byName.get(name)?.before ?? [];
      const ways = [...loads]
        .filter(([, names]) => before.some((file) => names.has(file)))
        .map(([user, names]) => new Set([...names, ...(there.get(user) ?? [])]));
      for (const file of ways[0] ?? []) {
        if (found.has(file) || !ways.every((way) => way.has(file))) continue;
        found.add(file);
        hasChanged = true;
      }
    }
  }
  return there;
}
