/** A part of Vite's manifest: source path → built file and what it imports. */
export type ClientManifest = Record<
  string,
  { file: string; src?: string; name?: string; imports?: string[]; css?: string[] }
>;

/** Addresses of the built client, by the names that the renderer uses. */
export interface ClientAssets {
  /** Address of the boot script. */
  boot: string;
  /**
   * Address of a style sheet by its name in styles.js, such as `gallery`; `undefined` if it was not
   * built.
   */
  style(name: string): string | undefined;
  /** The text of the style sheet at an address; `undefined` if only the address is known. */
  styleText(address: string): string | undefined;
  /**
   * The kind of block for which the boot script loads a source, from the name of its built file.
   */
  kind(source: string): string;
  /** A chunk and all its imports, without the boot script. */
  chunk(source: string): string[];
  /** Address of the script with which every page starts. */
  start: string | undefined;
  /**
   * For pages that may track: an address, and the joined file that replaces it. Empty without
   * joined files.
   */
  joined: Readonly<Record<string, string>>;
}

const bootSource = 'src/start/main.ts';
const startSource = 'src/start/startPage.ts';
/** The files of joinStart.js, and the sources that they replace. */
const joinedFiles = {
  [startSource]: 'joinedStart',
  'src/start/tracking/tracking.ts': 'joinedParts',
};

/**
 * An inlined style sheet must not close its element, and relative addresses in it would resolve
 * differently.
 */
const cannotBeWrittenIntoPages = /<\/style|url\((?!\s*["']?(?:data:|\/|#))/i;

/**
 * Reads the client's manifest.
 * @param base the path of the built files.
 * @default '/assets/'
 * @param readStyle returns the text of the style sheet at an address, because pages inline the
 * styles of their first view. Without it, every style sheet is linked.
 * @throws if the manifest has no boot script, because the client has not been built.
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
