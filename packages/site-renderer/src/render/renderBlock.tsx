import { renderToStaticMarkup } from 'react-dom/server';
import { blockTypeName } from '@plinth/site-model';
import {
  findRenderer,
  sourceOfScript,
  escapeHtml,
  type RenderContext,
  type BlockDefinition,
} from '@plinth/site-blocks/rendering';
import { waitingBlocksFile } from './earlyFiles';
import { withholdProviderPictures } from './withholdProviderPictures';

/**
 * Renders one block separately: a block with broken settings leaves an empty, marked element and
 * one problem, without affecting other blocks.
 */
export function renderBlock(block: BlockDefinition, context: RenderContext): string {
  const renderer = findRenderer(block);
  if (!renderer) {
    context.problem(
      `Block ${block.id} has the type ${block.type}, which this renderer does not know. It stays empty.`,
    );
    return wrap(block, blockTypeName(block.type) ?? 'unknown', { failed: true });
  }
  try {
    const settings = readSettings(block);
    const { content, json, when, attachesAs } = renderer.render(settings, context, block);
    const rendered = renderToStaticMarkup(content, { identifierPrefix: `${block.id}-` });
    const html = context.styles.hoist(withholdProviderPictures(rendered, context));
    for (const style of renderer.styles ?? []) context.wantStyle(style);
    for (const style of renderer.laterStyles ?? []) context.wantLaterStyle(style);
    for (const [style, beginnings] of Object.entries(renderer.messages ?? {}))
      if (context.wanted.styles.has(style)) context.wantMessages(beginnings);
    if (renderer.client) context.wantClient(sourceOfScript(renderer.client));
    if (when === 'near') context.wantClient(waitingBlocksFile);
    return wrap({ ...block, type: attachesAs ?? block.type }, renderer.kind, { html, json, when });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.problem(
      `Block ${block.id} (${renderer.kind}) could not be rendered: ${reason} It stays empty; correct its settings.`,
    );
    return wrap(block, renderer.kind, { failed: true });
  }
}

function readSettings({ settings }: BlockDefinition): Record<string, unknown> {
  if (settings === undefined) return {};
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new TypeError('Its settings are not an object.');
  }
  return settings;
}

interface Wrapping {
  html?: string;
  json?: unknown;
  when?: string | undefined;
  failed?: boolean;
}

function wrap(
  block: BlockDefinition,
  kind: string,
  { html = '', json, when, failed }: Wrapping,
): string {
  const attributes = [
    `class="pl-block pl-block-${escapeHtml(kind)}"`,
    `id="block-${escapeHtml(block.id)}"`,
    `data-block-type="${Number(block.type) || 0}"`,
  ];
  if (block.definitionName)
    attributes.push(`data-definition-name="${escapeHtml(block.definitionName)}"`);
  if (json !== undefined) attributes.push(`data-block-json="${escapeHtml(JSON.stringify(json))}"`);
  if (when) attributes.push(`data-when="${when}"`);
  if (failed) attributes.push('data-failed');
  if (block.span && block.span < 12) attributes.push(`data-span="${Math.trunc(block.span)}"`);
  return `<div ${attributes.join(' ')}>${html}</div>`;
}
