const voidTags = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i;
const inline =
  /^<\/?(a|abbr|b|code|em|i|span|strong|small|sup|sub|label|option|summary|button|h[1-6])\b/i;

/** Puts each element of static markup on a line of its own, indented by its depth. Texts stay with their element. */
export function printHtml(html: string): string {
  const tokens = html.match(/<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g) ?? [];
  const lines: string[] = [];
  let depth = 0;
  let line = '';
  const end = () => {
    if (line.trim()) lines.push('  '.repeat(Math.max(0, depth)) + line.trim());
    line = '';
  };
  for (const token of tokens) {
    if (!token.startsWith('<') || inline.test(token)) {
      line += token;
    } else if (token.startsWith('</')) {
      end();
      depth -= 1;
      line = token;
      end();
    } else {
      end();
      line = token;
      end();
      if (!voidTags.test(token) && !token.endsWith('/>')) depth += 1;
    }
  }
  end();
  return lines.join('\n');
}
