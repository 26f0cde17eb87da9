import Plausible from 'plausible-tracker';

export function start(): void {
  const plausible = Plausible({
    domain: 'bench.example',
    apiHost: location.origin,
    trackLocalhost: true,
  });
  plausible.enableAutoPageviews();
  plausible.enableAutoOutboundTracking();
}
