/**
 * Lets a server listen on a free port of this machine.
 * @param {import('node:http').Server} server
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function listenLocally(server) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
