const relative = /^[\s*]*(What|Whoever|Who|Whatever|Whose|Whom|Which|Of)\b(?![^.]*\?)/;

/**
 * A comment that begins with a relative clause makes its reader wait for the subject: "What the visitor chose" says less,
 * and later, than "The visitor's choice".
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentSubject = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { subject: 'Begin the comment with its subject, not with "{{word}}".' },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        const comments = sourceCode.getAllComments();
        for (const [index, comment] of comments.entries()) {
          const word = relative.exec(comment.value)?.[1];
          if (!word || !comment.loc || isContinued(comment, comments[index - 1])) continue;
          context.report({ loc: comment.loc, messageId: 'subject', data: { word } });
        }
      },
    };
  },
};

/**
 * A line under another one goes on with its sentence.
 * @typedef {{ type: string, value: string, loc?: import('eslint').AST.SourceLocation | null | undefined }} Comment
 * @param {Comment} comment @param {Comment | undefined} before
 */
function isContinued(comment, before) {
  const isBelow = before?.loc && comment.loc && before.loc.end.line === comment.loc.start.line - 1;
  return comment.type === 'Line' && Boolean(isBelow) && !/[.:!?]\s*$/.test(before?.value ?? '');
}
