interface Declaration {
  /** The whole declaration, which may mention other declarations. */
  text: string;
  /** Descriptions of its members, by name. */
  members: ReadonlyMap<string, string>;
}

const declarations =
  /^(?:export |declare |abstract )*(?:interface|type|function|const|class) (\w+)[^]*?(?=^(?:\/\*\*|(?:export |declare |abstract )*(?:interface|type|function|const|class) \w|```))/gm;
const member = /^ {4}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {4}(?:readonly )?(\w+)\??:/gm;

/**
 * The descriptions of options, from the API report of their package.
 * @param names of options
 * @param roots names of the API that take them, such as `Gallery`; declarations that these mention are searched first
 */
export function describeOptions(
  report: string,
  names: readonly string[],
  roots: readonly string[],
): ReadonlyMap<string, string> {
  const known = new Map<string, Declaration>();
  for (const [text, name = ''] of `${report}\n\`\`\``.matchAll(declarations))
    if (!known.has(name)) known.set(name, { text, members: readMembers(text) });
  const nearest = mentioned(known, roots);
  const described = new Map<string, string>();
  for (const name of names)
    for (const { members } of [...nearest, ...known.values()]) {
      const text = members.get(name);
      if (!text) continue;
      described.set(name, text);
      break;
    }
  return described;
}

/** The declarations that names refer to, the nearest first. A component's options are named after it. */
function mentioned(
  known: ReadonlyMap<string, Declaration>,
  roots: readonly string[],
): readonly Declaration[] {
  const found = new Set<Declaration>();
  let names = roots.flatMap((root) => [`${root}Props`, root]);
  while (names.length > 0) {
    const next: string[] = [];
    for (const name of names) {
      const declaration = known.get(name);
      if (!declaration || found.has(declaration)) continue;
      found.add(declaration);
      next.push(...(declaration.text.match(/\b[A-Z]\w+/g) ?? []));
    }
    names = next;
  }
  return [...found];
}

function readMembers(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(member)].map(([, comment = '', name = '']) => [name, sentence(comment)]),
  );
}

/** A comment without its asterisks, its default (which has a column of its own) and its numbers of behaviours. */
const sentence = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replace(/@default[^]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \(\[[A-Z]+-\d+\w*\]\)/g, '')
    .trim();
