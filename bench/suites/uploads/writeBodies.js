import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

// Writes each body into a file of the folder that it was started in, and answers when the disk has it.
let number = 0;
createServer(async (request, response) => {
  const file = await open(`body-${(number += 1)}`, 'w');
  for await (const chunk of request) await file.write(chunk);
  await file.sync();
  await file.close();
  response.end();
}).listen(Number(process.argv[2]), '127.0.0.1');
