import type { Network } from './networks';

/** The icon of a network; its name is beside it as text. */
export const NetworkSign = ({ network: { sign } }: { network: Network }) => (
  <svg className="pl-network-sign" viewBox="0 0 24 24" aria-hidden="true">
    {sign.map(([kind, path]) => (
      <path key={path} d={path} data-kind={kind} />
    ))}
  </svg>
);
