import { Fragment, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { safeHref } from '@plinth/site-model';
import { attachMarquee, type AttachMarqueeOptions } from '../marquee/attachMarquee';
import { resolveMarqueeOptions, type MarqueeItem } from '../marquee/marqueeOptions';

export interface MarqueeProps extends AttachMarqueeOptions {
  /** The moving texts. */
  items: readonly MarqueeItem[];
  /** The link of the whole marquee; an unsafe address renders text without a link. */
  linkTo?: string | undefined;
  /** Space between two items, as a CSS length. @default '1em' */
  itemSpacing?: string | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}

/** Renders readable text, which the behaviour moves. [BLK-3] CSS: `.pl-marquee[data-running]`. */
export function Marquee(props: MarqueeProps): ReactNode {
  const { items, linkTo, itemSpacing, className, pauseControl, locale, messages } = props;
  const root = useRef<HTMLDivElement>(null);
  const paused = useRef(props.startsPaused ?? false);
  const hadFocus = useRef(false);
  const onPause = useRef(props.onPause);
  const options = resolveMarqueeOptions(props, {});
  const shape = JSON.stringify([options, items, linkTo, pauseControl, locale, messages]);

  useEffect(() => {
    onPause.current = props.onPause;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const control = (): HTMLElement | null => element.querySelector('.pl-marquee-control');
    const detach = attachMarquee(element, {
      pauseControl,
      locale,
      messages,
      // A marquee that the visitor has stopped stays stopped when its text changes, and the focus
      // stays on the button.
      startsPaused: paused.current,
      onPause(isPaused) {
        paused.current = isPaused;
        onPause.current?.(isPaused);
      },
    });
    const again = control();
    if (hadFocus.current && again) {
      // The marquee is visible, which is detected only in the next frame; until then its button
      // could not take focus.
      element.dataset['running'] = '';
      again.focus();
    }
    return () => {
      const button = control();
      hadFocus.current = button !== null && button === document.activeElement;
      detach();
    };
    // Everything else is read from the markup; `shape` changes whenever that does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shape]);

  const href = safeHref(linkTo);
  const text = items.map((item, index) => (
    <Fragment key={index}>
      <span className="pl-marquee-item">{item.text}</span>{' '}
    </Fragment>
  ));
  const style = {
    '--pl-marquee-intensity': options.waveIntensity,
    '--pl-marquee-spacing': itemSpacing,
  } as CSSProperties;
  return (
    <div
      ref={root}
      className={`pl-marquee ${className ?? ''}`.trimEnd()}
      style={style}
      data-wave-frequency={options.waveFrequency}
      data-wave-intensity={options.waveIntensity}
      data-animation-direction={options.animationDirection}
      data-animation-speed={options.animationSpeed}
      data-paused-on-hover={options.pausedOnHover}
      data-fade-edges={options.fadeEdges}
    >
      <p className="pl-marquee-text">
        {href ? (
          <a className="pl-marquee-link" href={href}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </div>
  );
}
