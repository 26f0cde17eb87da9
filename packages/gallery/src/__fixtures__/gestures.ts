import { cdp } from 'vitest/browser';

interface Point {
  x: number;
  y: number;
}

interface Session {
  send(method: string, parameters?: object): Promise<unknown>;
}

const session = () => cdp() as unknown as Session;

/**
 * The position of the tests' frame in the browser's window, which is the origin of CDP's
 * coordinates.
 */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

const pause = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;

/** A point of an element, as shares of its box. */
export function pointOf(element: Element, x = 0.5, y = 0.5): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width * x, y: box.top + box.height * y };
}

/**
 * Sets the times of a gesture's events as intended: on a busy machine a flick would otherwise be a
 * slow drag.
 */
function manualClock() {
  let milliseconds = Date.now();
  return (later = 0) => ({ timestamp: (milliseconds += later) / 1000 });
}

async function touch(type: string, points: Point[], extra: object = {}): Promise<void> {
  const touchPoints = points.map(inWindow);
  await session().send('Input.dispatchTouchEvent', { type, touchPoints, ...extra });
}

/** A finger that moves from one point to another and is lifted. */
export async function swipe(
  from: Point,
  to: Point,
  { steps = 8, stepTime = 8, hold = 0 } = {},
): Promise<void> {
  const after = manualClock();
  await touch('touchStart', [from], after());
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', [between(from, to, step / steps)], after(step > 1 ? stepTime : 0));
    await pause(stepTime);
  }
  await pause(hold);
  await touch('touchEnd', [], after(stepTime + hold));
}

export async function tap(point: Point): Promise<void> {
  await touch('touchStart', [point]);
  await touch('touchEnd', []);
}

/** Two fingers about a point, from one distance to another. */
export async function pinch(middle: Point, from: number, to: number, steps = 8): Promise<void> {
  const fingers = (distance: number) => [
    { x: middle.x - distance / 2, y: middle.y },
    { x: middle.x + distance / 2, y: middle.y },
  ];
  await touch('touchStart', fingers(from));
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', fingers(from + ((to - from) * step) / steps));
  await touch('touchEnd', []);
}

async function mouse(type: string, point: Point, extra: object = {}): Promise<void> {
  await session().send('Input.dispatchMouseEvent', { type, ...inWindow(point), ...extra });
}

/** A mouse that presses, moves and lets go. */
export async function mouseDrag(
  from: Point,
  to: Point,
  { steps = 8, stepTime = 8, hold = 0 } = {},
): Promise<void> {
  const pressed = { button: 'left', buttons: 1, clickCount: 1 };
  const held = { button: 'left', buttons: 1 };
  const after = manualClock();
  await mouse('mouseMoved', from, after());
  await mouse('mousePressed', from, { ...pressed, ...after() });
  for (let step = 1; step <= steps; step += 1) {
    const time = after(step > 1 ? stepTime : 0);
    await mouse('mouseMoved', between(from, to, step / steps), { ...held, ...time });
    await pause(stepTime);
  }
  await pause(hold);
  await mouse('mouseReleased', to, { ...pressed, buttons: 0, ...after(stepTime + hold) });
}

export async function mouseClick(point: Point): Promise<void> {
  const pressed = { button: 'left', buttons: 1, clickCount: 1 };
  await mouse('mouseMoved', point);
  await mouse('mousePressed', point, pressed);
  await mouse('mouseReleased', point, { ...pressed, buttons: 0 });
}

export async function wheel(point: Point, deltaY: number, deltaX = 0): Promise<void> {
  await mouse('mouseWheel', point, { deltaX, deltaY });
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A resting mouse would hover over whatever is laid out below it, so this moves it away. */
export const parkMouse = () => mouse('mouseMoved', { x: innerWidth - 2, y: innerHeight - 2 });
