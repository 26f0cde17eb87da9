import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that wait behind the current one. Browsers do not pipeline, measuring tools send about sixteen ahead. */
const maxWaiting = 100;

/**
 * Answers the requests of one connection one after the other. A client may send many before it reads the first answer;
 * all of them at once would be rendered and kept in memory for a client that never reads. So a request starts when the
 * previous answer is sent, and a client that does not read blocks one answer.
 */
export function answerInOrder(answer: RequestListener): RequestListener {
  /** The tasks that wait on a connection where a request is being answered. */
  const queues = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = queues.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else queues.delete(socket);
      });
      answer(request, response);
    };
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      begin();
    } else if (queue.length < maxWaiting) queue.push(begin);
    else socket.destroy();
  };
}
