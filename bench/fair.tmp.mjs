import http from 'node:http';
const url = new URL(process.argv[2]); const secs = Number(process.argv[3]); const N = 200;
const counts = new Array(N).fill(0), lat = []; const end = Date.now() + secs * 1000;
const done = [];
for (let i = 0; i < N; i++) done.push((async () => { const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (Date.now() < end) { const t = performance.now(); await new Promise((res) => { const r = http.get(url, { agent, headers: { accept: 'text/html' } }, (m) => { m.resume(); m.on('end', res); }); r.on('error', res); }); lat.push(performance.now() - t); counts[i]++; } agent.destroy(); })());
await Promise.all(done); lat.sort((a, b) => a - b); counts.sort((a, b) => a - b);
const q = (p) => lat[Math.floor(p * (lat.length - 1))].toFixed(0);
console.log('n', lat.length, 'p50', q(.5), 'p90', q(.9), 'p99', q(.99), 'max', q(1), 'per connection min/med/max', counts[0], counts[100], counts[199]);
