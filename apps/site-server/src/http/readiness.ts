/** Whether this server accepts more requests: a load balancer reads it at `/healthz`. */
export interface Readiness {
  isReady(): boolean;
  /** From now on requests should be sent elsewhere; those that arrive are still answered. */
  retire(): void;
}

export function createReadiness(): Readiness {
  let ready = true;
  return {
    isReady: () => ready,
    retire() {
      ready = false;
    },
  };
}
