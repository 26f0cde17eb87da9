import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { packageFolder } from '../packageFolder';
import { siteTables } from '../site/deleteSite';
import * as schema from './schema/index';

const root = path.join(packageFolder, 'src');

/**
 * Statements that a server makes for all of its sites together, or that find out which site something belongs to: the
 * function with its file, the operation, and the reason. Two statements of the same function and table are listed
 * twice.
 */
const overAllSites: readonly (readonly [statement: string, why: string])[] = [
  ['census/errorCount.ts forgetErrorDays: delete errorDays', 'days are forgotten by age'],
  ['census/visitCount.ts forgetVisitDays: delete visitDays', 'days are forgotten by age'],
  ['census/visitCount.ts forgetVisitDays: delete visitNames', 'days are forgotten by age'],
  ['census/visitCount.ts forgetVisitDays: delete knownVisitors', 'visitors are forgotten by age'],
  ['consent/logConsent.ts sweepConsents: from consentDecisions', 'decisions are forgotten by age'],
  [
    'consent/logConsent.ts sweepConsents: delete consentDecisions',
    'decisions are forgotten by age',
  ],
  [
    'config/drafts/draftStore.ts publishDueDrafts: from pageDrafts',
    'each is published on its own site',
  ],
  ['database/normaliseAccounts.ts normaliseAccounts: from accounts', 'part of a migration'],
  ['formFiles/formFileRows.ts sweepUnsentFiles: delete formFiles', 'files are forgotten by age'],
  ['mail/queue/claimMail.ts claimMail: from mails', 'the one that has waited longest'],
  ['mail/queue/claimMail.ts claimMail: update mails', 'the one that has waited longest'],
  ['mail/queue/claimMail.ts failAbandonedMails: update mails', 'those that a server has left'],
  [
    'mail/queue/eraseMailedValues.ts sweepErasedSubmissions: delete formSubmissions',
    'values are erased by age',
  ],
  ['mail/queue/sweepMails.ts sweepMails: delete mails', 'mails are forgotten by age'],
  [
    'payments/handlePaymentEvent.ts handlePaymentEvent: from orders',
    'the provider names the order, which says its site',
  ],
  [
    'shop/bookRefund.ts bookRefund: from orders',
    'the provider names the order, which says its site',
  ],
  [
    'shop/releaseStaleOrders.ts releaseStaleOrders: from orders',
    'each is released on its own site',
  ],
  ['shop/soldFiles.ts sweepSoldFiles: from soldFiles', 'files that no product of any site has'],
  ['shop/sweepCarts.ts sweepCarts: delete carts', 'carts are forgotten by age'],
  ['shop/sweepCarts.ts sweepCarts: from orders', 'carts that an order still needs stay'],
  ['site/siteDirectory.ts readDirectory: from siteHosts', 'the names of all sites'],
];

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

/** Whether an expression names a site itself, or through a declaration in the same file or in an imported one. */
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
  /** Such as `shop/sweepCarts.ts sweepCarts: delete carts`. */
  name: string;
  isOfSite: boolean;
}

/** Every `from`, `update` and `delete` of a table whose rows belong to a site. */
function statementsOf(source: Source): Statement[] {
  const found: Statement[] = [];
  const visit = (node: ts.Node) => {
    if (isStatement(node)) {
      const conditions = conditionsAfter(node);
      const { expression, arguments: given } = node;
      const around = [path.relative(root, source.file), functionAround(node)].join(' ');
      found.push({
        name: `${around}: ${expression.name.text} ${given[0]!.getText()}`,
        isOfSite: conditions.some((condition) => isOfSite(source, condition)),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/** The name of the innermost function with one. */
function functionAround(node: ts.Node): string {
  for (let one = node.parent; one !== undefined; one = one.parent) {
    if ((ts.isFunctionDeclaration(one) || ts.isMethodDeclaration(one)) && one.name)
      return one.name.getText();
    if (ts.isVariableDeclaration(one) && one.initializer && ts.isArrowFunction(one.initializer))
      return one.name.getText();
  }
  return '';
}

type StatementCall = ts.CallExpression & { expression: ts.PropertyAccessExpression };

const isStatement = (node: ts.Node): node is StatementCall =>
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
  const without = statements.filter((one) => !one.isOfSite).map(({ name }) => name);
  // Neither more nor fewer: an exception that no longer applies is removed from the list.
  expect(without.sort()).toEqual(overAllSites.map(([statement]) => statement).sort());
});
