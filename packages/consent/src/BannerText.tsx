import { createElement, type ReactNode } from 'react';
import { bannerMarkup, type BannerNode } from './bannerMarkup';

/** The owner's text as elements, never as raw HTML. */
export function BannerText({ html }: { html: string }): ReactNode {
  return bannerMarkup(html).map(renderNode);
}

function renderNode(node: BannerNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const attributes =
    node.tag === 'a'
      ? {
          href: node.href,
          ...(node.opensNewWindow && { target: '_blank', rel: 'noopener noreferrer' }),
        }
      : {};
  const children = node.children.map(renderNode);
  return createElement(node.tag, { key, ...attributes }, ...children);
}
