/** Enough of an e-mail address for its owner to know it by, and too little for anybody else to write to: `a•••@b.test`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${at > 0 ? first : ''}•••${at > 0 ? address.slice(at) : ''}`;
}
