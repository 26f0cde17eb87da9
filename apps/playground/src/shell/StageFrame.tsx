import { useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { formatAddress, type Address } from '../address/address';
import { WidthHandle } from './WidthHandle';

export interface StageFrameProps {
  ref: Ref<HTMLIFrameElement>;
  address: Address;
  title: string;
  onWidth: (width: number) => void;
}

/**
 * The page of the example, in a frame: container and viewport widths, direction and language are real ones.
 * A device that is wider than the window is shown smaller, not narrower.
 */
export function StageFrame({ ref, address, title, onWidth }: StageFrameProps): ReactNode {
  const { example, environment, width } = address;
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const src = useStageAddress(address);
  const scale = width === 'fluid' || room.width === 0 ? 1 : Math.min(1, room.width / width);
  const shown = width === 'fluid' ? room.width : width;
  const percent = Math.round(scale * 100);
  return (
    <section className="stage" aria-label="Stage">
      <div className="stage-place" ref={place}>
        <div
          className="stage-device"
          data-fluid={width === 'fluid'}
          style={{ inlineSize: width === 'fluid' ? '100%' : width * scale }}
        >
          <iframe
            // A new page for new circumstances: nothing of the old one is left to mislead.
            key={`${example} ${JSON.stringify(environment)}`}
            ref={ref}
            className="stage-frame"
            title={`Example: ${title}`}
            src={src}
            style={
              scale < 1
                ? {
                    inlineSize: width as number,
                    blockSize: room.height / scale,
                    transform: `scale(${scale})`,
                  }
                : undefined
            }
          />
          <WidthHandle width={Math.round(shown)} scale={scale} onWidth={onWidth} />
        </div>
      </div>
      <p className="stage-caption">
        {Math.round(shown)} px{percent < 100 && ` at ${percent} %`}
        <a href={src} target="_blank" rel="noopener">
          Open alone
        </a>
      </p>
    </section>
  );
}

/** The stage's address as it was when it was loaded; later values reach it by message. */
function useStageAddress({ example, environment, values }: Address): string {
  const latest = useRef(values);
  latest.current = values;
  return useMemo(
    () =>
      `stage.html${formatAddress({ example, environment, values: latest.current, width: 'fluid' })}`,
    [example, environment],
  );
}
