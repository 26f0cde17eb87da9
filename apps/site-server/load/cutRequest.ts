import { request, type Agent } from 'node:http';

/** Where a connection breaks: in the middle of the request, before the answer, or in the middle of the answer. */
export type Cut = 'request' | 'waiting' | 'answer';

export interface PostOptions {
  agent: Agent;
  body: string;
  headers: Record<string, string>;
  cut?: Cut | undefined;
}

/** The connection broke: it is unknown whether the server did its work. */
export class CutError extends Error {}

export interface PostAnswer {
  status: number;
  text: string;
}

/** Posts over a real socket, and breaks it at the given point. */
export function post(address: string, { agent, body, headers, cut }: PostOptions) {
  return new Promise<PostAnswer>((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      agent,
      headers: { 'content-length': Buffer.byteLength(body), ...headers },
      timeout: 10_000,
    });
    const breakOff = () => {
      sent.destroy();
      reject(new CutError(cut));
    };
    sent.on('error', (cause) => reject(new CutError('connection', { cause })));
    sent.on('timeout', () => sent.destroy());
    sent.on('response', (response) => {
      if (cut === 'answer') return breakOff();
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', (cause) => reject(new CutError('answer', { cause })));
    });
    if (cut === 'request') {
      sent.write(body.slice(0, body.length / 2));
      setTimeout(breakOff, 2);
    } else {
      sent.end(body);
      if (cut === 'waiting') setTimeout(breakOff, 2);
    }
  });
}
