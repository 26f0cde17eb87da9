import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
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
  const { width } = address;
  const place = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSpace({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Other environment settings load a new page, without any state of the old page.
  const alone = { ...address, width: 'fluid', panel: 'code', find: '' } as const;
  const page = formatAddress({ ...alone, values: {}, tokens: {} });
  const src = useFirst(page, `stage.html${formatAddress(alone)}`);
  const scale = width === 'fluid' || space.width === 0 ? 1 : Math.min(1, space.width / width);
  const shown = width === 'fluid' ? space.width : width;
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
            key={page}
            ref={ref}
            className="stage-frame"
            title={`Example: ${title}`}
            src={src}
            style={
              scale < 1
                ? {
                    inlineSize: width as number,
                    blockSize: space.height / scale,
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
        <a href={`stage.html${formatAddress(alone)}`} target="_blank" rel="noopener">
          Open alone
        </a>
      </p>
    </section>
  );
}

/** The address with which a page was loaded: later option values are sent to it as messages. */
function useFirst(page: string, src: string): string {
  const [first, setFirst] = useState({ page, src });
  if (first.page === page) return first.src;
  setFirst({ page, src });
  return src;
}
