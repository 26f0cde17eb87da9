/** A package as it is published, in one file of the build: `packages/<name>.json`. */
export interface PackedPackage {
  manifest: PackedManifest;
  /** Texts by their paths in the package: `dist/index.js`. */
  files: Readonly<Record<string, string>>;
}

/** The files of an entry, by their paths in the package: `./dist/index.js`. */
export interface PackedEntry {
  types?: string;
  default: string;
}

/** The fields of package.json that an importing project reads. */
export interface PackedManifest {
  name: string;
  version: string;
  type: 'module';
  sideEffects?: readonly string[] | boolean;
  exports: Readonly<Record<string, PackedEntry>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
}
