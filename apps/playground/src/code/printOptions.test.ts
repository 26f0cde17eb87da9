import { describe, expect, it } from 'vitest';
import { printOptions } from './printOptions';

describe('printOptions', () => {
  it('[PLY-1b] writes options as a person would', () => {
    const options = printOptions({ loop: true, crop: false, gutter: 20, label: 'Hills' });
    expect(options.attributes).toBe(' loop crop={false} gutter={20} label="Hills"');
    expect(options.object).toBe("{ loop: true, crop: false, gutter: 20, label: 'Hills' }");
    expect(options.argument).toBe(`, ${options.object}`);
  });

  it('[PLY-1b] keeps quotes, backslashes and line breaks what they are', () => {
    const text = 'a "b" \'c\' \\ d\ne';
    const { attributes, object } = printOptions({ text });
    const literal = /text=\{(.*)\}$/.exec(attributes)?.[1];
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- reads its own output back
    expect(new Function(`return ${literal}`)()).toBe(text);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    expect(new Function(`return (${object})`)()).toEqual({ text });
  });

  it('[PLY-1b] writes nothing where every default holds, and many options one below the other', () => {
    expect(printOptions({})).toMatchObject({ attributes: '', object: '', argument: '' });
    const { only, without, over } = printOptions({ loop: true, place: { x: 1, names: ['a'] } });
    expect(only('loop').attributes).toBe(' loop');
    expect(without('loop').object).toBe("{ place: { x: 1, names: ['a'] } }");
    expect(over({ loop: false, title: 'Hills' }).only('loop', 'title').attributes).toBe(
      ' loop title="Hills"',
    );
    const many = { animationDirection: 'right', animationSpeed: 2, pausedOnHover: true };
    expect(printOptions(many).object).toContain('\n  animationSpeed: 2,\n');
  });

  it('[PLY-1b] indents what is inside', () => {
    const field = { type: 'email', id: 'email', required: true, title: 'E-mail, if you have one' };
    expect(printOptions({ formId: 'contact', fields: [field] }).object).toBe(`{
  formId: 'contact',
  fields: [{
    type: 'email',
    id: 'email',
    required: true,
    title: 'E-mail, if you have one',
  }],
}`);
  });
});
