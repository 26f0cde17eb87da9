import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** `sendBytes.js <file> <port>` */
const [file = '', port = ''] = process.argv.slice(2);
const page = readFileSync(file);

createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', page.byteLength);
  response.end(page);
}).listen(Number(port), '127.0.0.1');
