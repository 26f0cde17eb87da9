export interface SessionTrack {
  title: string;
  artist: string;
  album: string;
  /** The cover's address. */
  cover?: string | undefined;
}

export interface SessionOptions {
  audio: HTMLAudioElement;
  /** @default the browser's */
  session?: MediaSession | undefined;
  current(): SessionTrack;
  play(): void;
  previous(): void;
  next(): void;
}

/** Seconds that the seek keys of a keyboard or a headset skip. */
const skip = 10;

/**
 * Connects the keys of a keyboard, a headset and the lock screen to the player, and shows the
 * current track there. The page has one media session, which belongs to the player that started
 * last.
 */
export function attachMediaSession({
  audio,
  session = navigator.mediaSession,
  ...player
}: SessionOptions): () => void {
  if (!session) return () => {};
  const view = audio.ownerDocument.defaultView!;
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let isOwner = false;

  const seek = (to: number) => {
    audio.currentTime = Math.min(Math.max(to, 0), audio.duration || 0);
  };
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: player.play,
    pause: () => audio.pause(),
    previoustrack: player.previous,
    nexttrack: player.next,
    seekbackward: ({ seekOffset = skip }) => seek(audio.currentTime - seekOffset),
    seekforward: ({ seekOffset = skip }) => seek(audio.currentTime + seekOffset),
    seekto: ({ seekTime = 0 }) => seek(seekTime),
  };

  function setHandlers(isOn: boolean): void {
    for (const [action, handler] of Object.entries(handlers)) {
      try {
        session.setActionHandler(action as MediaSessionAction, isOn ? handler : null);
      } catch {
        // Browsers refuse actions that they do not support.
      }
    }
  }

  function setPositionState(): void {
    const { duration, currentTime, playbackRate } = audio;
    if (!isOwner || !Number.isFinite(duration) || duration === 0) return;
    session.setPositionState?.({
      duration,
      playbackRate,
      position: Math.min(currentTime, duration),
    });
  }

  audio.addEventListener(
    'play',
    () => {
      const { cover, ...words } = player.current();
      isOwner = true;
      session.metadata = new MediaMetadata({
        ...words,
        artwork: cover ? [{ src: new URL(cover, view.location.href).href }] : [],
      });
      session.playbackState = 'playing';
      setHandlers(true);
      setPositionState();
    },
    options,
  );
  audio.addEventListener(
    'pause',
    () => {
      if (isOwner && session.playbackState === 'playing' && isMine())
        session.playbackState = 'paused';
    },
    options,
  );
  for (const type of ['seeked', 'durationchange', 'ratechange']) {
    audio.addEventListener(type, setPositionState, options);
  }
  // Another player of the page that starts takes over the session.
  audio.ownerDocument.addEventListener(
    'play',
    ({ target }) => {
      if (target !== audio) letGo();
    },
    { ...options, capture: true },
  );

  const isMine = () => session.metadata?.title === player.current().title;

  function letGo(): void {
    if (!isOwner) return;
    isOwner = false;
    setHandlers(false);
    session.metadata = null;
    session.playbackState = 'none';
  }

  return () => {
    listening.abort();
    letGo();
  };
}
