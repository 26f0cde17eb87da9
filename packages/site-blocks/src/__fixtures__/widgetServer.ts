import type { BlockServices } from '../host/blockServices';

export interface WidgetCall {
  type: string;
  id: string;
  address: string;
}

/** A stand-in for a server that renders blocks again, which records the requests. */
export function widgetServer(
  answer: (call: WidgetCall) => { html: string; css?: string } | Promise<{ html: string }>,
): Pick<BlockServices, 'renderWidget'> & { calls: WidgetCall[] } {
  const calls: WidgetCall[] = [];
  return {
    calls,
    async renderWidget(_, { id, dataset }, { address }) {
      const call = { type: dataset['blockType'] ?? '', id, address };
      calls.push(call);
      return { css: '', ...(await answer(call)) };
    },
  };
}
