import { videoProviders, type VideoProvider } from './videoProviders';

export type PlayerCommand = 'play' | 'pause';

/**
 * Sends a command to a player that was built here; players of unknown providers are ignored
 * ([MED-8]).
 */
export function playerCommands(
  player: HTMLIFrameElement | HTMLVideoElement,
  command: PlayerCommand,
  provider: VideoProvider | undefined = findProvider(player),
): void {
  if ('pause' in player) {
    if (command === 'pause') player.pause();
    // Rejected if the browser requires a gesture first; then the player shows its own button.
    else player.play().catch(() => {});
    return;
  }
  if (provider)
    player.contentWindow?.postMessage(provider.commands[command], new URL(player.src).origin);
}

function findProvider(player: HTMLElement): VideoProvider | undefined {
  return videoProviders.find(({ name }) => name === player.dataset['provider']);
}
