/** A part of Vite's manifest: source path → built file and what it imports. */
export type ClientManifest = Record<
  string,
  { file: string; src?: string; name?: string; imports?: string[]; css?: string[] }
>;

/** Addresses of the built client, by the names that the renderer knows. */
export interface ClientAssets {
  /** Address of the boot script. */
  boot: string;
  /** Address of a style sheet by its name in build.js, such as `gallery`; undefined where it was not built. */
  style(name: string): string | undefined;
  /** A chunk and all that it imports, without the boot script. */
  chunk(source: string): string[];
}

const bootSource = 'src/boot/main.ts';

/**
 * Reads the client's manifest once.
 * @param base where the built files are served. @default '/assets/'
 * @throws when the manifest has no boot script: the client has not been built.
 */
export function readClientAssets(manifest: ClientManifest, base = '/assets/'): ClientAssets {
  const boot = manifest[bootSource];
  if (!boot) {
    throw new Error(
      `The client manifest has no ${bootSource}: pages would be served without behaviour. Run \`pnpm build\` first.`,
    );
  }
  const address = (file: string) => base + file.replace(/^assets\//, '');
  const styles = new Map<string, string>();
  for (const entry of Object.values(manifest)) {
    const name = /([\w-]+)\.css$/.exec(entry.src ?? '')?.[1];
    if (name && entry.file.endsWith('.css')) styles.set(name, address(entry.file));
  }

  const chunks = new Map<string, string[]>();
  const collect = (key: string, seen: Set<string>): void => {
    const entry = manifest[key];
    if (!entry || key === bootSource || seen.has(key)) return;
    seen.add(key);
    for (const imported of entry.imports ?? []) collect(imported, seen);
  };

  return {
    boot: address(boot.file),
    style: (name) => styles.get(name),
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
