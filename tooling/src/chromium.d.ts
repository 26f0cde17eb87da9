export interface LaunchOptions {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

export function chromiumLaunchOptions(): Promise<LaunchOptions>;
