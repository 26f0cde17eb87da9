/** About 120 random bits in letters and digits. */
export function randomId(random: () => number = Math.random): string {
  let id = '';
  while (id.length < 24) id += Math.floor(random() * 36).toString(36);
  return id;
}
