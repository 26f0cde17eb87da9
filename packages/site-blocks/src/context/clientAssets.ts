/** A part of Vite's manifest: source path → built file and what it imports. */
export type ClientManifest = Record<
  string,
  { file: string; src?: string; name?: string; imports?: string[]; css?: string[] }
>;

/** Addresses of the built client, by the names that the renderer knows. */
export interface ClientAssets {
  /** Address of the boot script. */
  boot: string;
  /** Address of a style sheet by its name in styles.js, such as `gallery`; undefined where it was not built. */
  style(name: string): string | undefined;
  /** The text of the style sheet at an address; undefined where only the address is known. */
  styleText(address: string): string | undefined;
  /** The kind of block that the boot script fetches a source for: its build names the file so. */
  kind(source: string): string;
  /** A chunk and all that it imports, without the boot script. */
  chunk(source: string): string[];
  /** Address of the script that every page starts with. */
  start: string | undefined;
  /** For pages that may track: an address, and the joined file that takes its place. Empty without joined files. */
  joined: Readonly<Record<string, string>>;
}

const bootSource = 'src/start/main.ts';
const startSource = 'src/start/startPage.ts';
/** The files of joinStart.js, and the sources whose place they take. */
const joinedFiles = {
  [startSource]: 'joinedStart',
  'src/start/tracking/tracking.ts': 'joinedParts',
};

/** A page that carries a sheet in itself must not be closed by it, and relative addresses in it would lead elsewhere. */
const cannotBeWrittenIntoPages = /<\/style|url\((?!\s*["']?(?:data:|\/|#))/i;

/**
 * Reads the client's manifest once.
 * @param base where the built files are served. @default '/assets/'
 * @param readStyle text of the style sheet at an address: pages carry in themselves what their first view needs.
 * Without it, every sheet is linked.
 * @throws when the manifest has no boot script: the client has not been built.
 */
export function readClientAssets(
  manifest: ClientManifest,
  base = '/assets/',
  readStyle: (address: string) => string | undefined = () => undefined,
): ClientAssets {
  const boot = manifest[bootSource];
  if (!boot) {
    throw new Error(
      `The client manifest has no ${bootSource}: pages would be served without behaviour. Run \`pnpm build\` first.`,
    );
  }
  const address = (file: string) => base + file.replace(/^assets\//, '');
  const styles = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const entry of Object.values(manifest)) {
    const name = /^style-(.+)$/.exec(entry.name ?? '')?.[1];
    if (!name || !entry.file.endsWith('.css')) continue;
    styles.set(name, address(entry.file));
    const text = readStyle(address(entry.file))?.trim();
    if (text && !cannotBeWrittenIntoPages.test(text)) texts.set(address(entry.file), text);
  }

  const addressOf = (key: string) => manifest[key] && address(manifest[key].file);
  const joined = Object.entries(joinedFiles).flatMap(([source, name]) => {
    const [from, to] = [addressOf(source), addressOf(name)];
    return from && to ? [[from, to] as const] : [];
  });
  const chunks = new Map<string, string[]>();
  const collect = (key: string, seen: Set<string>): void => {
    const entry = manifest[key];
    if (!entry || key === bootSource || seen.has(key)) return;
    seen.add(key);
    for (const imported of entry.imports ?? []) collect(imported, seen);
  };

  return {
    boot: address(boot.file),
    start: addressOf(startSource),
    joined: Object.fromEntries(joined),
    style: (name) => styles.get(name),
    styleText: (file) => texts.get(file),
    kind: (source) => manifest[source]?.name ?? '',
    chunk(source) {
      let addresses = chunks.get(source);
      if (!addresses) {
        const seen = new Set<string>();
        collect(source, seen);
        addresses = [...seen].map((key) => address(manifest[key]!.file));
        chunks.set(source, addresses);
      }
      return addresses;
    },
  };
}
