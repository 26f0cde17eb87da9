export interface NginxServer {
  address: string;
  /** The folder in which it keeps pages. */
  cacheFolder: string;
  stop(): Promise<void>;
}

/** Whether nginx is installed. */
export function hasNginx(): boolean;

/**
 * Starts nginx with the guide's configuration (`docs/guides/nginx.conf`), in a temporary folder.
 * @param servers addresses such as `http://127.0.0.1:4321`
 * @throws when it ends at once, with its output
 */
export function startNginx(
  servers: readonly string[],
  options?: {
    /** Visitors at once for each worker. @default 2048 */
    connections?: number;
    /** @default a free one */
    port?: number;
  },
): Promise<NginxServer>;
