import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { packageFolder } from '../packageFolder';
import { siteTables } from '../site/deleteSite';
import * as schema from './schema/index';

const root = path.join(packageFolder, 'src');

/** Statements that a server makes for all of its sites together, or that find out which site something belongs to. */
const overAllSites: Readonly<Record<string, string>> = {
  'census/errorCount.ts': 'days are forgotten by age',
  'census/visitCount.ts': 'days are forgotten by age',
  'config/drafts/draftStore.ts': 'drafts that are due are published, each on its own site',
  'database/normaliseAccounts.ts': 'part of a migration',
  'formFiles/formFileRows.ts': 'files whose form was never sent are forgotten by age',
  'mail/queue/claimMail.ts': 'mails that are due are sent, each by its own site',
  'mail/queue/eraseMailedValues.ts': 'values are erased by age',
  'mail/queue/sendNextMail.ts': 'a mail that was claimed, by its claim',
  'mail/queue/sweepMails.ts': 'mails are forgotten by age',
  'payments/handlePaymentEvent.ts': 'the provider names the order, which says its site',
  'shop/bookRefund.ts': 'the provider names the order, which says its site',
  'shop/releaseStaleOrders.ts': 'orders that nobody waits for, each with its own site',
  'shop/soldFiles.ts': 'files that no product of any site has are forgotten by age',
  'shop/sweepCarts.ts': 'carts are forgotten by age',
  'site/siteDirectory.ts': 'the names of all sites',
};

const tables = new Set(
  Object.entries(schema)
    .filter(([, table]) => siteTables.some((one) => one === table))
    .map(([name]) => name),
);

interface Source {
  file: string;
  tree: ts.SourceFile;
}

const read = (file: string): Source => ({
  file,
  tree: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
});

const namesSite = (text: string) => /\b(?:siteId|site_id|rowOfSite)\b/.test(text);

/** Whether an expression names a site itself, or by something that the same file, or one that it imports, declares. */
function isOfSite(source: Source, node: ts.Node, depth = 0): boolean {
  if (namesSite(node.getText())) return true;
  if (depth > 3) return false;
  return identifiersIn(node).some((name) => {
    const found = declarationOf(source, name);
    return found !== undefined && isOfSite(found.source, found.node, depth + 1);
  });
}

function identifiersIn(node: ts.Node): string[] {
  const names = new Set<string>();
  const visit = (one: ts.Node) => {
    if (ts.isIdentifier(one) && !ts.isPropertyAccessExpression(one.parent)) names.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return [...names];
}

function declarationOf(
  source: Source,
  name: string,
): { source: Source; node: ts.Node } | undefined {
  let node: ts.Node | undefined;
  let imported: string | undefined;
  const visit = (one: ts.Node) => {
    if (
      (ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one)) &&
      one.name?.getText() === name
    )
      node ??= one;
    if (ts.isImportSpecifier(one) && one.name.text === name) {
      const { moduleSpecifier } = one.parent.parent.parent;
      imported = (moduleSpecifier as ts.StringLiteral).text;
    }
    ts.forEachChild(one, visit);
  };
  visit(source.tree);
  if (node) return { source, node };
  if (!imported?.startsWith('.') || imported.includes('schema/')) return undefined;
  const base = path.resolve(path.dirname(source.file), imported);
  const file = [`${base}.ts`, `${base}.tsx`].find((one) => existsSync(one));
  return file === undefined ? undefined : declarationOf(read(file), name);
}

interface Statement {
  place: string;
  isOfSite: boolean;
}

/** Every `from`, `update` and `delete` of a table whose rows belong to a site. */
function statementsOf(source: Source): Statement[] {
  const found: Statement[] = [];
  const visit = (node: ts.Node) => {
    if (isStatement(node)) {
      const conditions = conditionsAfter(node);
      found.push({
        place: path.relative(root, source.file),
        isOfSite: conditions.some((condition) => isOfSite(source, condition)),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

const isStatement = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['from', 'update', 'delete'].includes(node.expression.name.text) &&
  node.arguments[0] !== undefined &&
  tables.has(node.arguments[0].getText());

/** The arguments of `where` and of joins that follow in the same chain. */
function conditionsAfter(statement: ts.CallExpression): ts.Node[] {
  const conditions: ts.Node[] = [];
  let node: ts.Node = statement;
  while (ts.isPropertyAccessExpression(node.parent) || ts.isCallExpression(node.parent)) {
    const { parent } = node;
    if (ts.isCallExpression(parent)) {
      if (parent.expression !== node) break;
      if (
        ts.isPropertyAccessExpression(parent.expression) &&
        /where|join$/i.test(parent.expression.name.text)
      )
        conditions.push(...parent.arguments);
    } else if (parent.expression !== node) break;
    node = parent;
  }
  return conditions;
}

const statements = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|database\/schema/.test(file))
  .flatMap((file) => statementsOf(read(path.join(root, file))));

it('[SRV-153] every statement on rows of sites names the site, besides those that are meant for all', () => {
  expect(statements.length).toBeGreaterThan(200);
  const without = statements.filter((one) => !one.isOfSite).map(({ place }) => place);
  expect([...new Set(without)].filter((place) => !(place in overAllSites)).sort()).toEqual([]);
  // An exception that is none any more is taken from the list.
  expect(Object.keys(overAllSites).filter((place) => !without.includes(place))).toEqual([]);
});
