import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import type { Example } from '../example/example';

const packages = path.resolve(import.meta.dirname, '../../../../packages');
const definitions = import.meta.glob<{ example: Example }>('./*/*/example.ts', { eager: true });

/** The options that belong to the page around a component, or to its server, and are the same for all of them. */
const ofThePage = new Set(['className', 'id', 'idPrefix', 'locale']);

/** Options that the stage sets itself, each with its reason. */
const givenByStage: Readonly<Record<string, readonly string[]>> = {
  // Addresses and places of a page, and pictures: the stage has its own.
  Cart: ['checkoutHref', 'shopHref'],
  // The count of a cart comes from the cart.
  CartIndicator: ['href', 'items', 'subtotal'],
  // The toolbar decides about consent.
  CookieBanner: ['action', 'returnTo', 'html', 'isScreenshot', 'decision'],
  ReopenConsent: ['action', 'returnTo'],
  ConsentCategories: ['action', 'returnTo'],
  Form: ['action', 'query', 'messagePlace'],
  Newsletter: ['action', 'query', 'messagePlace'],
  // A server writes them into the form of its response.
  ProductFields: ['quantity', 'required', 'marksMissing'],
  ProductOptions: ['href', 'imageUrl', 'cartHref'],
  // The stage's pictures are files of one size, chosen as a whole.
  Gallery: ['sizeFormat'],
  ResponsiveImage: ['src', 'width', 'height', 'sizeFormat'],
  MapBlock: ['tileUrl'],
  // A button of the stage opens it; the cart is another example.
  QuickView: ['itemId', 'cartHref'],
  // Its dates belong to one week of November.
  Calendar: ['now'],
  TourDates: ['now'],
  // A server that chooses the items of a page reports the number of all items.
  Summary: ['now', 'total'],
  AlertDialog: ['open'],
  ConfirmDialog: ['open'],
  Dialog: ['open'],
  Drawer: ['open'],
  Popover: ['open', 'triggerClassName'],
  // The stage's buttons steer it.
  Menu: ['selected'],
};

interface Component {
  name: string;
  /** Options whose values can be typed or chosen in a panel. */
  options: string[];
}

/** The exported components of a package, with their options of text, numbers and booleans. */
function readComponents(): Component[] {
  const entries = readdirSync(packages)
    .map((name) => path.join(packages, name, 'src/react.ts'))
    .filter(existsSync);
  const program = ts.createProgram(entries, {
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@plinth/source'],
  });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
    return checker.getExportsOfModule(module).flatMap((exported): Component[] => {
      const symbol = checker.getAliasedSymbol(exported);
      if (!/^[A-Z]/.test(exported.name) || !symbol.valueDeclaration) return [];
      const type = checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration);
      const props = type.getCallSignatures()[0]?.parameters[0];
      const options = (props ? checker.getTypeOfSymbol(props).getProperties() : [])
        .filter((option) => isTypable(checker.getTypeOfSymbol(option)))
        .map((option) => option.name);
      return [{ name: exported.name, options }];
    });
  });
}

const typable = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

const isTypable = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type])
    .filter(({ flags }) => (flags & nothing) === 0)
    .every(({ flags }) => (flags & typable) !== 0);

it('[PLY-1a] every option of every component that a person can type is a control', () => {
  const shown = Object.entries(definitions).map(([file, { example }]) => ({
    view: readFileSync(path.join(import.meta.dirname, path.dirname(file), 'index.tsx'), 'utf8'),
    names: Object.keys(example.controls),
  }));
  const missing = readComponents().flatMap(({ name, options }) => {
    const controls = new Set(
      shown
        .filter(({ view }) => view.includes(`<${name}\n`) || view.includes(`<${name} `))
        .flatMap(({ names }) => names),
    );
    return options
      .filter(
        (option) =>
          !controls.has(option) && !ofThePage.has(option) && !givenByStage[name]?.includes(option),
      )
      .map((option) => `${name}.${option}`);
  });
  expect(missing).toEqual([]);
});
