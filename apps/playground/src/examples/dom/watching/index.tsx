import {
  isRightToLeft,
  prefersReducedMotion,
  watchReducedMotion,
  watchVisibility,
  whenResized,
} from '@plinth/dom';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { defaultOptions, type WatchingOptions } from './example';

interface Seen {
  width: number;
  isVisible: boolean;
  isRtl: boolean;
  isStill: boolean;
}

export default function WatchingExample({ values }: ExampleProps<WatchingOptions>): ReactNode {
  const { delay, margin } = { ...defaultOptions, ...values };
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>();

  useEffect(() => {
    const element = box.current!;
    let isVisible = false;
    const show = () =>
      setSeen({
        width: element.clientWidth,
        isVisible,
        isRtl: isRightToLeft(element),
        isStill: prefersReducedMotion(),
      });
    const undo = [
      whenResized(element, show, { delay, includesFirst: true }),
      watchReducedMotion(show),
      watchVisibility(
        element,
        (isNowVisible) => {
          isVisible = isNowVisible;
          show();
        },
        { margin },
      ),
    ];
    return () => undo.forEach((step) => step());
  }, [delay, margin]);

  const rows = seen && [
    ['Width at rest', `${seen.width} px`],
    ['In the window', seen.isVisible ? 'yes' : 'no'],
    ['Direction', seen.isRtl ? 'right to left' : 'left to right'],
    ['Less motion', seen.isStill ? 'yes' : 'no'],
  ];
  return (
    <>
      <div
        ref={box}
        className="box"
        style={{
          boxSizing: 'border-box',
          padding: '1rem',
          border: '1px solid',
          inlineSize: '20rem',
          maxInlineSize: '100%',
          overflow: 'hidden',
          resize: 'horizontal',
        }}
      >
        Pull the corner of this box.
      </div>
      <table className="example-table">
        <tbody>
          {rows?.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
