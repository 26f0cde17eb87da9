import { vi } from 'vitest';

export interface WidgetCall {
  type: string;
  id: string;
  value: unknown;
  address: string;
}

/** Answers every call of the page as the server answers GetWidgetRendering, and keeps what was asked. */
export function answerWidgets(
  answer: (call: WidgetCall) => { html: string; css?: string } | Promise<never>,
): WidgetCall[] {
  const calls: WidgetCall[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init);
    const form = new URLSearchParams(await request.text());
    const call = JSON.parse(form.get('widgetJSON') ?? '{}') as WidgetCall;
    calls.push(call);
    return Response.json(await answer(call));
  });
  return calls;
}
