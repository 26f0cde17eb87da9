import { useCallback, useEffect, useState } from 'react';
import { formatAddress, parseAddress, type Address } from '../address/address';

/** The example that a visitor without a link sees first. */
const firstExample = 'gallery/designs';

/** The state of the playground is its address: every view can be linked, and Back restores the previous view. */
export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const [address, setAddress] = useState(() => readAddress());

  useEffect(() => {
    // Going back leads to another example, and keeps the open panel, unless the address names a panel.
    const read = () =>
      setAddress(({ panel }) => {
        const next = readAddress();
        return location.search.includes('panel=') ? next : { ...next, panel };
      });
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const change = useCallback((part: Partial<Address>) => {
    const before = readAddress();
    const after = { ...before, ...part };
    const url = formatAddress(after) || location.pathname;
    // Another example is a history entry of its own; changing an option is not.
    if (before.example === after.example) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    setAddress(after);
  }, []);
  return [address, change];
}

function readAddress(): Address {
  const address = parseAddress(location.search);
  return address.example ? address : { ...address, example: firstExample };
}
