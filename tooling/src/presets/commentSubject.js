const sentences =
  /(?:(?:^|[.:!?]\s+)(What|Whoever|Who|Whatever|Whose|Whom|Which|Of|How)|;\s+(what|whoever|whatever))\b(?![^.]*\?)/g;
/** The same at the beginning of a test's title, behind the numbers of its behaviours. */
const titles = /^(?:\[[^\]]+\] ?)*(What|Whoever|Who|Whatever|Whose|Whom|Which|Of|How)\b(?!.*\?)/i;
/** The runner's functions, and ours that run a group on a database. */
const testFunctions = /^(?:describe\w*|it|test)$/;

/**
 * The words that begin a sentence of a text in place of its subject.
 * @param {string} text
 * @returns {string[]}
 */
export const lateSubjects = (text) =>
  [...text.matchAll(sentences)].map(([, first, later]) => first ?? later ?? '');

/**
 * A sentence that begins with a relative clause makes its reader wait for the subject: "What the visitor chose" says
 * less, and later, than "The visitor's choice". It holds for comments and for titles of tests.
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentSubject = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { subject: 'Begin each sentence with its subject, not with "{{word}}".' },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { text, loc } of paragraphs(sourceCode.getAllComments())) {
          for (const word of lateSubjects(text))
            context.report({ loc, messageId: 'subject', data: { word } });
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !testFunctions.test(firstName(callee))) return;
        const text = firstText(title);
        const [, word] = titles.exec(text) ?? [];
        if (word) context.report({ node: title, messageId: 'subject', data: { word } });
      },
    };
  },
};

/**
 * @typedef {Parameters<NonNullable<import('eslint').Rule.RuleListener['CallExpression']>>[0]} Call
 * @param {Call['arguments'][number]} title
 */
function firstText(title) {
  if (title.type === 'TemplateLiteral') return title.quasis[0]?.value.raw ?? '';
  return title.type === 'Literal' ? String(title.value) : '';
}

/**
 * The name that a call begins with: `it` in `it.each(rows)(title, run)`.
 * @param {Call['callee']} callee
 * @returns {string}
 */
function firstName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return firstName(callee.object);
  return callee.type === 'CallExpression' ? firstName(callee.callee) : '';
}

/**
 * Comments as texts: lines under each other go on with one text, and a block loses the stars at its margin.
 * @typedef {import('eslint').AST.SourceLocation} Location
 * @param {{ type: string, value: string, loc?: Location | null | undefined }[]} comments
 */
function paragraphs(comments) {
  /** @type {{ text: string, loc: Location, isLine: boolean }[]} */
  const found = [];
  for (const { type, value, loc } of comments) {
    if (!loc) continue;
    const isLine = type === 'Line';
    const text = value.replace(/^[\s*]+|\s+\*?\s+/g, ' ').trim();
    const before = found.at(-1);
    if (isLine && before?.isLine && before.loc.end.line === loc.start.line - 1) {
      before.text += ` ${text}`;
      before.loc = { start: before.loc.start, end: loc.end };
    } else found.push({ text, loc, isLine });
  }
  return found;
}
