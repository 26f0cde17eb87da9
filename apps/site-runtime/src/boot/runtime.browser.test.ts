import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { BlockModule, BlockRow } from './blockTable';
import type { Block } from './block';
import { createRuntime, type Runtime } from './runtime';

let runtime: Runtime | undefined;

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(() => {
  runtime?.destroy();
  runtime = undefined;
});

function addBlock(id: string, inner: string, attributes = 'data-block-type="9001"'): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<div id="${id}" ${attributes}>${inner}</div>`);
  return document.getElementById(id)!;
}

/** A kind of block whose behaviour counts the clicks on its buttons. */
function counter(more: Partial<BlockRow> = {}) {
  const clicks: string[] = [];
  const detached: string[] = [];
  const module: BlockModule = {
    attach(element) {
      const listening = new AbortController();
      element.addEventListener('click', () => clicks.push(element.id), {
        signal: listening.signal,
      });
      return () => {
        listening.abort();
        detached.push(element.id);
      };
    },
  };
  const load = vi.fn(() => Promise.resolve(module));
  const row: BlockRow = {
    kind: 'counter',
    types: [9001],
    when: 'visible',
    load,
    waits: 'button',
    ...more,
  };
  return { row, clicks, detached, load };
}

function start(rows: BlockRow[]): Runtime {
  runtime = createRuntime(document, rows);
  runtime.init();
  return runtime;
}

describe('the lifecycle', () => {
  it('[RUN-1a] goes from idle to initialised to destroyed and back', () => {
    runtime = createRuntime(document, []);
    expect(runtime.state).toBe('idle');
    runtime.init();
    expect(runtime.state).toBe('initialised');
    runtime.destroy();
    expect(runtime.state).toBe('destroyed');
    runtime.init();
    expect(runtime.state).toBe('initialised');
  });

  it('[RUN-1a, A-175] is initialised when its initialisers have run, also those that fail or take their time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let finish = () => {};
    const seen: string[] = [];
    const page = (runtime = createRuntime(document, []));
    page.register({ name: 'first', start: () => void seen.push(page.state) });
    page.register({
      name: 'slow',
      start: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    page.register({ name: 'broken', start: () => Promise.reject(new Error('no')) });
    page.init();
    expect(seen).toEqual(['idle']);
    expect(page.state).toBe('idle');
    finish();
    await expect.poll(() => page.state).toBe('initialised');
    page.destroy();
    page.init();
    page.destroy();
    finish();
    await Promise.resolve();
    expect(page.state).toBe('destroyed');
  });

  it('[RUN-1b, A-277, B-249] runs the remaining initialisers when one throws, and reports that one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const second = vi.fn();
    const reported: string[] = [];
    runtime = createRuntime(document, []);
    runtime.register({
      name: 'broken',
      start() {
        throw new Error('no');
      },
    });
    runtime.register({ name: 'second', start: second });
    runtime.init();
    await expect.poll(() => second.mock.calls.length).toBe(1);
    runtime.host.onReport((_, source) => reported.push(source));
    expect(reported).toEqual(['broken']);
  });

  it('[RUN-1b] undoes the remaining parts when one cannot be undone, and reports that one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const undone = vi.fn();
    const reported: string[] = [];
    const page = (runtime = createRuntime(document, []));
    page.host.onReport((_, source) => reported.push(source));
    page.register({
      name: 'broken',
      start: () => () => {
        throw new Error('no');
      },
    });
    page.register({ name: 'second', start: () => undone });
    page.init();
    await expect.poll(() => page.state).toBe('initialised');
    page.destroy();
    expect(undone).toHaveBeenCalledOnce();
    expect(reported).toEqual(['broken']);
    expect(page.state).toBe('destroyed');
  });

  it('[RUN-1f] attaches a block once however often it is initialised, and leaves nothing behind', async () => {
    const block = addBlock('one', '<button>Count</button>');
    const { row, clicks, detached } = counter();
    const page = start([row]);
    page.init();
    page.init(block);
    await expect.element(block).toHaveAttribute('data-attached');
    await userEvent.click(block.querySelector('button')!);
    expect(clicks).toEqual(['one']);

    page.destroy();
    expect(detached).toEqual(['one']);
    await userEvent.click(block.querySelector('button')!);
    expect(clicks).toEqual(['one']);
    expect(block.hasAttribute('data-attached')).toBe(false);
  });

  it('[RUN-1a] initialises and destroys a fragment without touching the rest of the page', async () => {
    const first = addBlock('first', '<button>First</button>');
    const { row, detached } = counter();
    const page = start([row]);
    await expect.element(first).toHaveAttribute('data-attached');
    const second = addBlock('second', '<button>Second</button>');
    page.init(second);
    await expect.element(second).toHaveAttribute('data-attached');
    page.destroy(second);
    expect(detached).toEqual(['second']);
    expect(first.hasAttribute('data-attached')).toBe(true);
  });

  it('[RUN-1g] says of a kind that was registered without its script what is missing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const block = addBlock('bare', '');
    start([]).register({ kind: 'pulse', types: [9001] });
    await expect.element(block).toHaveAttribute('data-failed');
    expect(said).toHaveBeenCalledExactlyOnceWith(
      '[plinth] pulse bare:',
      new Error('pulse has no load'),
    );
  });

  it('[RUN-1g] finds blocks of a kind that another script registers later', async () => {
    const block = addBlock('late', '<button>Late</button>');
    const page = start([]);
    page.register(counter().row);
    await expect.element(block).toHaveAttribute('data-attached');
  });
});

describe('the files of a kind', () => {
  // The test's own page preloads files as well.
  const asked = () => [...document.querySelectorAll('link[rel=modulepreload][href^="/files/"]')];
  afterEach(() => asked().forEach((link) => link.remove()));

  it('[RUN-15e] are asked for together with the first block that wants them', async () => {
    const script = document.createElement('script');
    script.id = 'plinth-boot';
    Object.assign(script.dataset, { counter: '/files/1.js /files/2.js', other: '/files/3.js' });
    document.body.append(script);
    const blocks = [addBlock('one', 'One'), addBlock('two', 'Two')];
    const { row, load } = counter();
    load.mockImplementationOnce(() => {
      // Before the first of them could report its imports.
      expect(asked().map((link) => link.getAttribute('href'))).toEqual([
        '/files/1.js',
        '/files/2.js',
      ]);
      return Promise.resolve({ attach() {} });
    });
    start([row]);
    for (const block of blocks) await expect.element(block).toHaveAttribute('data-attached');
    expect(asked()).toHaveLength(2);
  });
});

describe('finding blocks', () => {
  it('[RUN-17a] recognises a number, a definition name and a class of pages it did not render', async () => {
    const byNumber = addBlock('number', '', 'data-block-type="9001"');
    const byName = addBlock('name', '', 'data-block-type="1337" data-definition-name="counter"');
    const byClass = addBlock('class', '', 'class="sqs-block counter-block sqs-block-counter"');
    const byLongName = addBlock(
      'long',
      '',
      'data-block-type="1337" data-definition-name="website.components.Tally"',
    );
    const other = addBlock('other', '', 'data-block-type="2"');
    start([counter({ aliases: ['tally'] }).row]);
    for (const block of [byNumber, byName, byClass, byLongName]) {
      await expect.element(block).toHaveAttribute('data-attached');
    }
    expect(other.hasAttribute('data-attached')).toBe(false);
  });

  it('[RUN-15a] leaves finished HTML alone, until a script of the site adds behaviour to it', async () => {
    const finished = addBlock('text', '', 'class="sqs-block-counter" data-block-type="2"');
    const other = addBlock('other', '');
    const page = start([
      counter({ kind: 'tally' }).row,
      { kind: 'html', types: [2], when: 'never' },
    ]);
    await expect.element(other).toHaveAttribute('data-attached');
    expect(finished.dataset).not.toHaveProperty('attached');
    expect(finished.dataset).not.toHaveProperty('failed');
    page.register(counter({ types: [] }).row);
    await expect.element(finished).toHaveAttribute('data-attached');
  });

  it('[RUN-17a] takes a gallery section for a gallery, also within an accordion, but not the one inside a gallery block', async () => {
    const section = addBlock('section', '', 'data-controller="GalleryGrid"');
    const block = addBlock(
      'block',
      '<div id="inner" data-controller="GalleryGrid"></div>',
      'class="sqs-block" data-block-type="8"',
    );
    addBlock(
      'folded',
      '<div id="in-accordion" data-controller="GalleryMasonry"></div>',
      'class="sqs-block sqs-block-accordion" data-block-type="69"',
    );
    start([counter({ kind: 'gallery', types: [8] }).row]);
    await expect.element(section).toHaveAttribute('data-attached');
    await expect.element(block).toHaveAttribute('data-attached');
    await expect.element(document.getElementById('in-accordion')!).toHaveAttribute('data-attached');
    expect(document.getElementById('inner')!.hasAttribute('data-attached')).toBe(false);
  });

  it('[RUN-15b] loads a block only when it comes near the viewport', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div style="height:3000px"></div>');
    const block = addBlock('below', '<p>Far below</p>');
    const { row, load } = counter();
    const near = counter({ types: [9002], kind: 'near' });
    const top = addBlock('top', '<p>At once</p>', 'data-block-type="9002"');
    document.body.prepend(top);
    start([row, near.row]);
    await expect.element(top).toHaveAttribute('data-attached');
    expect(load).not.toHaveBeenCalled();
    block.scrollIntoView();
    await expect.element(block).toHaveAttribute('data-attached');
    window.scrollTo(0, 0);
  });
});

describe('use before the script has arrived', () => {
  it('[RUN-15c] repeats a click exactly once when the behaviour is there', async () => {
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { row, clicks } = counter({ when: 'touch' });
    const slow: BlockRow = { ...row, load: () => arrived.then(row.load) };
    const block = addBlock('slow', '<button>Count</button>');
    start([slow]);
    const button = block.querySelector('button')!;
    await userEvent.click(button);
    await userEvent.click(button);
    expect(clicks).toEqual([]);
    arrive();
    await expect.poll(() => clicks).toEqual(['slow']);
    await userEvent.click(button);
    expect(clicks).toEqual(['slow', 'slow']);
  });

  it('[RUN-15c] lets a control that needs no script do its work at once', async () => {
    const block = addBlock('native', '<details><summary>More</summary>Text</details>');
    const { row } = counter({ when: 'touch', load: () => new Promise(() => {}) });
    start([row]);
    await userEvent.click(block.querySelector('summary')!);
    expect(block.querySelector('details')!.open).toBe(true);
  });

  it('[RUN-15f] lets the browser post the form when the script cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const block = addBlock('form', '<form action="about:blank"><button>Send</button></form>');
    const submitted = vi.fn((event: Event) => event.preventDefault());
    block.querySelector('form')!.addEventListener('submit', submitted);
    start(
      [counter({ when: 'touch', load: () => Promise.reject(new Error('cut')), waits: '' }).row].map(
        ({ waits: _, ...row }) => row,
      ),
    );
    await userEvent.click(block.querySelector('button')!);
    await expect.poll(() => submitted.mock.calls.length).toBe(1);
  });
});

describe('a block that asks for another moment', () => {
  it('[RUN-15d] waits for a hand on it, not for a pointer that the page scrolls to', async () => {
    const block = addBlock('quiet', '<p>Text</p>', 'data-block-type="9001" data-when="touch"');
    const { row, load } = counter();
    start([row]);
    block.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(block);
    await expect.element(block).toHaveAttribute('data-attached');
  });

  it('[RUN-15b] loads blocks near the viewport also without support for observers', async () => {
    const observe = window.IntersectionObserver;
    onTestFinished(() => {
      window.IntersectionObserver = observe;
      scrollTo(0, 0);
    });
    vi.stubGlobal('IntersectionObserver', undefined);
    const { row, load } = counter();
    const far = counter({ types: [9002], kind: 'far' });
    const farther = counter({ types: [9003], kind: 'farther' });
    addBlock('here', 'Here');
    addBlock('far', 'Far', 'data-block-type="9002" style="margin-top: 5000px"');
    addBlock('farther', '', 'data-block-type="9003" style="margin-top: 5000px"');
    start([row, far.row, farther.row]);
    await expect.poll(() => load).toHaveBeenCalledOnce();
    expect(far.load).not.toHaveBeenCalled();
    scrollTo(0, 4800);
    await expect.poll(() => far.load).toHaveBeenCalledOnce();
    expect(farther.load).not.toHaveBeenCalled();
  });

  it('[RUN-15c] lets a block that came near answer a press at once, and goes on with its script', async () => {
    const block = addBlock(
      'early',
      '<button>Count</button>',
      'data-block-type="9001" data-when="near"',
    );
    const { row, clicks, load } = counter();
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const answered: Element[] = [];
    const undone = vi.fn();
    const met = vi.fn((met: Block) => {
      met.answer = (control) => answered.push(control) > 0;
      met.detach = undone;
    });
    runtime = createRuntime(document, [{ ...row, load: () => arrived.then(load) }], {
      importWaiting: () => Promise.resolve({ attachWaitingBlock: met }),
    });
    runtime.init();
    await expect.poll(() => met.mock.calls.length).toBe(1);
    const button = block.querySelector('button')!;
    await userEvent.click(button);
    await userEvent.click(button);
    expect(answered).toEqual([button, button]);
    expect(undone).not.toHaveBeenCalled();
    arrive();
    await expect.element(block).toHaveAttribute('data-attached');
    expect(undone).toHaveBeenCalledOnce();
    // A press that was answered is not done again.
    expect(clicks).toEqual([]);
    await userEvent.click(button);
    expect(clicks).toEqual(['early']);
  });

  it('[RUN-1f] undoes what was done for a block that goes before its script came', async () => {
    addBlock('gone', '', 'data-block-type="9001" data-when="near"');
    const undone = vi.fn();
    const attachWaitingBlock = vi.fn((met: Block) => void (met.detach = undone));
    runtime = createRuntime(document, [counter().row], {
      importWaiting: () => Promise.resolve({ attachWaitingBlock }),
    });
    runtime.init();
    await expect.poll(() => attachWaitingBlock.mock.calls.length).toBe(1);
    runtime.destroy();
    expect(undone).toHaveBeenCalledOnce();
  });
});

describe('failures', () => {
  it('[RUN-15f] marks a block that fails, reports it once, and the others work', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = addBlock('broken', '<p>Still readable</p>', 'data-block-type="9002"');
    const sound = addBlock('sound', '<button>Count</button>');
    const { row } = counter();
    const page = start([
      {
        kind: 'broken',
        types: [9002],
        when: 'visible',
        load: () =>
          Promise.resolve({
            attach() {
              throw new Error('settings');
            },
          }),
      },
      row,
    ]);
    await expect.element(broken).toHaveAttribute('data-failed');
    await expect.element(sound).toHaveAttribute('data-attached');
    expect(broken.textContent).toBe('Still readable');
    const reported: string[] = [];
    page.host.onReport((_, source) => reported.push(source));
    expect(reported).toEqual(['broken broken']);
  });
});

describe('parts that the page itself starts', () => {
  /** Starts with a head that has `data-when`, and a control outside of every block that waits for the start. */
  function startPageRow(when: string | undefined) {
    document.body.innerHTML = '<button id="settings">Cookie settings</button>';
    if (when) document.head.dataset['when'] = when;
    const pressed: boolean[] = [];
    let arrive!: () => void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const load = vi.fn(async (): Promise<BlockModule> => {
      await arrived;
      return {
        attach() {
          const press = ({ isTrusted }: Event) => pressed.push(isTrusted);
          document.body.addEventListener('click', press);
          return () => document.body.removeEventListener('click', press);
        },
      };
    });
    runtime = createRuntime(document, [], {
      pageRow: { kind: 'page', when: 'idle', waits: '#settings', load },
    });
    runtime.init();
    return { load, arrive, pressed, button: document.getElementById('settings')! };
  }

  afterEach(() => {
    delete document.head.dataset['when'];
    delete document.head.dataset['attached'];
  });

  const quiet = () =>
    new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 100));

  it('[RUN-1d] begins when the page is quiet', async () => {
    const { load, arrive } = startPageRow(undefined);
    arrive();
    await expect.poll(() => document.head.hasAttribute('data-attached')).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['across', { movementX: 1 }],
    ['down', { movementY: 1 }],
  ])(
    '[RUN-1d] waits for a sign of use where the page says so; a pointer at rest and a scroll are none, one that moves %s is one',
    async (_, movement) => {
      const { load, arrive } = startPageRow('touch');
      arrive();
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      document.dispatchEvent(new Event('scroll', { bubbles: true }));
      await quiet();
      expect(load).not.toHaveBeenCalled();
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, ...movement }));
      await expect.poll(() => document.head.hasAttribute('data-attached')).toBe(true);
      expect(document.head.hasAttribute('data-when')).toBe(false);
      expect(runtime!.host.firstSign!.type).toBe('pointermove');
    },
  );

  it.each(['blur', 'pagehide'])(
    '[RUN-1d] begins when the page is left for another: %s',
    async (type) => {
      const { arrive } = startPageRow('touch');
      arrive();
      window.dispatchEvent(new Event(type));
      await expect.poll(() => document.head.hasAttribute('data-attached')).toBe(true);
    },
  );

  it('[RUN-1e] [CNS-7a] holds a press on what it answers until it is there, and repeats it once', async () => {
    const { load, arrive, pressed, button } = startPageRow('touch');
    await userEvent.click(button);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(pressed).toEqual([]);
    arrive();
    await expect.poll(() => pressed).toEqual([false]);
    await userEvent.click(button);
    expect(pressed).toEqual([false, true]);
  });

  it('[RUN-1a] starts again automatically after a round, once the page has been used', async () => {
    const { load, arrive } = startPageRow('touch');
    arrive();
    window.dispatchEvent(new Event('blur'));
    await expect.poll(() => document.head.hasAttribute('data-attached')).toBe(true);
    runtime!.destroy();
    expect(document.head.hasAttribute('data-attached')).toBe(false);
    runtime!.init();
    await expect.poll(() => document.head.hasAttribute('data-attached')).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });
});
