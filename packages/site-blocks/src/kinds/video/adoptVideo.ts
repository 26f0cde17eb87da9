import type { Detach } from '../../host/host';

/**
 * Sets the size of a video on a legacy page, which leaves the size of the player to a script, and
 * often the play icon as well. The page's own style sheets stay in effect.
 * @returns a function that undoes it
 */
export function adoptVideo(video: HTMLElement): Detach {
  const changed: [element: HTMLElement, className: string | null, style: string | null][] = [];
  const change = (element: HTMLElement, name: string, style: Record<string, string> = {}) => {
    changed.push([element, element.getAttribute('class'), element.getAttribute('style')]);
    if (name) element.classList.add(name);
    for (const [property, value] of Object.entries(style))
      element.style.setProperty(property, value);
  };

  const reserved = video.closest<HTMLElement>('[style*="padding-bottom"]');
  const ratio = ratioOf(video);
  change(video, 'pl-video', ratio ? { '--pl-video-ratio': ratio } : {});
  if (reserved && reserved !== video) {
    if (getComputedStyle(reserved).position === 'static')
      change(reserved, '', { position: 'relative' });
    change(video, '', { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  }
  const overlay = video.querySelector<HTMLElement>('.sqs-video-overlay');
  // The platform's script would show it after its picture has loaded.
  if (overlay) change(overlay, 'pl-video-overlay', { opacity: '1', visibility: 'visible' });
  // The player of a saved page would be a second one, and has asked for no consent.
  const saved = [...video.children].filter((child) => child.matches('iframe, video'));
  for (const player of saved) player.remove();
  let added: HTMLElement | undefined;
  const playIcon = video.querySelector<HTMLElement>('.sqs-video-icon');
  if (overlay && !playIcon && !overlay.querySelector('.pl-video-play')) {
    added = overlay.ownerDocument.createElement('div');
    added.className = 'pl-video-play';
    overlay.append(added);
  }
  // Some pages stretch the icon over the whole video, and their style sheets come before ours.
  if (playIcon && !isDrawn(playIcon))
    change(playIcon, 'pl-video-play', { inset: '50% auto auto 50%' });
  return () => {
    added?.remove();
    video.append(...saved);
    for (const [element, className, style] of changed.reverse()) {
      restore(element, 'class', className);
      restore(element, 'style', style);
    }
  };
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The ratio in the configuration of a hosted video. */
function ratioOf({ dataset }: HTMLElement): string | undefined {
  try {
    const config = Object(JSON.parse(dataset['configVideo'] ?? 'null')) as Record<string, unknown>;
    const { aspectRatio } = { ...Object(config['structuredContent']), ...config } as Record<
      string,
      unknown
    >;
    const ratio = Number(aspectRatio);
    return ratio > 0.1 && ratio < 10 ? String(ratio) : undefined;
  } catch {
    return undefined;
  }
}

function isDrawn(playIcon: Element): boolean {
  const styles = [null, '::before', '::after'].map((pseudo) => getComputedStyle(playIcon, pseudo));
  return (
    playIcon.childElementCount > 0 ||
    styles.some(({ backgroundImage }) => backgroundImage !== 'none') ||
    styles.slice(1).some(({ content }) => !['none', 'normal'].includes(content))
  );
}
