// A camera and a pointer on one demo. The film has its own time: a frame is taken after each action and repeated for as
// long as a viewer needs, so a slow machine records the same seconds as a fast one.
import { setTimeout as wait } from 'node:timers/promises';

/** Size of the recorded window, in pixels. */
export const WINDOW = { width: 1280, height: 720 };
/** Size of a stored recording, in pixels. */
export const SIZE = { width: 1024, height: 576 };
/** Frames per second. */
export const FRAME_RATE = 10;

const GLIDE_FRAMES = 5;
const TYPED_CHUNKS = 6;
/** Maximum time to wait for the expected result of a step, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Hides everything on the page except the demo and its ancestors. */
const isolate = (demo) => {
  for (let element = demo; element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling !== element && !/^(SCRIPT|STYLE|LINK|DIALOG)$/.test(sibling.tagName)) {
        sibling.style.setProperty('display', 'none', 'important');
      }
    }
    element.parentElement.style.setProperty('padding-block', '0', 'important');
  }
};

/** Draws the pointer and the pressed key above everything, dialogs included. */
const addMarks = () => {
  const host = document.createElement('div');
  host.id = 'film-marks';
  host.popover = 'manual';
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:hidden;z-index:2147483647';
  const pointer = document.createElement('div');
  pointer.style.cssText =
    'position:absolute;left:0;top:0;width:26px;height:26px;margin:-13px 0 0 -13px;border-radius:50%;background:rgb(250 204 21 / 55%);border:2px solid rgb(30 41 59 / 85%);box-sizing:border-box';
  const key = document.createElement('div');
  key.style.cssText =
    'position:absolute;right:24px;bottom:24px;padding:8px 16px;border-radius:8px;background:rgb(15 23 42);color:#fff;font:600 20px/1.3 system-ui,sans-serif;display:none';
  host.append(pointer, key);
  document.body.append(host);
  window.filmMarks = ({ x, y, isDown, text }) => {
    // The last opened popover is on top: the marks are opened again.
    if (host.matches(':popover-open')) host.hidePopover();
    host.showPopover();
    pointer.style.transform = `translate(${x}px, ${y}px) scale(${isDown ? 0.7 : 1})`;
    key.style.display = text ? 'block' : 'none';
    key.textContent = text;
  };
};

/**
 * Films one demo of a page.
 *
 * @param {{ page: import('playwright-core').Page, isWhole?: boolean }} options `isWhole` leaves the page around the demo.
 */
export async function createFilm({ page, isWhole = false }) {
  const demo = page.locator('.demo');
  const session = await page.context().newCDPSession(page);
  const frames = [];
  const at = { x: WINDOW.width / 2, y: WINDOW.height / 2, isDown: false, text: '' };

  if (!isWhole) await demo.evaluate(isolate);
  await page.evaluate(addMarks);
  await demo.evaluate((element) => element.scrollIntoView());

  /** Takes one picture and shows it for the given number of frames. */
  const shoot = async (count = 1) => {
    await page.evaluate(async (marks) => {
      window.filmMarks?.(marks);
      // A step can show text in another script; its font starts loading only then.
      await document.fonts.ready;
    }, at);
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    frames.push({ png: Buffer.from(data, 'base64'), count });
  };
  const seconds = () => frames.reduce((sum, { count }) => sum + count, 0) / FRAME_RATE;
  const hold = async (length = 1) => {
    await wait(120);
    await shoot(Math.max(1, Math.round(length * FRAME_RATE)));
  };

  /** Scrolls an element into the picture; does nothing when it is well inside already. */
  const bring = async (target) => {
    await target.waitFor({ state: 'visible', timeout: PATIENCE_MS });
    const moved = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isInside =
        top >= 40 && (bottom <= innerHeight - 60 || (bottom - top > innerHeight && top < innerHeight / 3));
      if (!isInside) element.scrollIntoView({ block: bottom - top > innerHeight * 0.8 ? 'start' : 'center' });
      return !isInside;
    });
    if (moved) {
      await wait(100);
      await shoot(3);
    }
  };
  const glide = async (x, y) => {
    const from = { x: at.x, y: at.y };
    if (Math.hypot(x - from.x, y - from.y) < 3) return;
    for (let frame = 1; frame <= GLIDE_FRAMES; frame += 1) {
      const part = frame / GLIDE_FRAMES;
      const eased = part * part * (3 - 2 * part);
      Object.assign(at, { x: from.x + (x - from.x) * eased, y: from.y + (y - from.y) * eased });
      await page.mouse.move(at.x, at.y);
      await shoot();
    }
  };
  /** Moves the pointer to an element, near its start if it is wide. */
  const pointAt = async (target) => {
    await bring(target);
    const box = await target.boundingBox();
    if (!box) return;
    const y = Math.min(Math.max(box.y + Math.min(box.height / 2, 40), 20), WINDOW.height - 20);
    await glide(Math.min(box.x + Math.min(box.width / 2, 90), WINDOW.width - 20), y);
  };
  const press = async (act) => {
    at.isDown = true;
    await shoot();
    await act();
    at.isDown = false;
    await hold(0.4);
  };

  return {
    page,
    demo,
    frames,
    seconds,
    hold,
    /** Clicks an element with the pointer. */
    async click(target) {
      await pointAt(target);
      await press(() => target.click({ timeout: PATIENCE_MS }));
    },
    /** Replaces the content of a field by typing. */
    async type(target, text) {
      await pointAt(target);
      await press(() => target.click());
      await target.fill('');
      const size = Math.ceil(text.length / TYPED_CHUNKS);
      for (let start = 0; start < text.length; start += size) {
        await target.pressSequentially(text.slice(start, start + size));
        await shoot();
      }
      await hold(0.5);
    },
    /** Inserts a text of several lines at once. */
    async paste(target, text) {
      await pointAt(target);
      await press(() => target.fill(text));
    },
    /** Selects an option from a list. */
    async choose(target, option) {
      await pointAt(target);
      await press(() => target.selectOption(option));
    },
    /** Presses a key where the focus is, and shows its name. */
    async key(name) {
      at.text = name === ' ' ? 'Space' : name;
      await shoot(2);
      await page.keyboard.press(name);
      await hold(0.5);
      at.text = '';
    },
    /** Types where the focus is. */
    async write(text) {
      const size = Math.ceil(text.length / TYPED_CHUNKS);
      for (let start = 0; start < text.length; start += size) {
        await page.keyboard.type(text.slice(start, start + size));
        await shoot();
      }
      await hold(0.4);
    },
    /** Drags an element onto another. */
    async drag(source, goal) {
      await pointAt(source);
      const to = await goal.boundingBox();
      at.isDown = true;
      await page.mouse.down();
      await shoot();
      await glide(to.x + 60, to.y + 20);
      await page.mouse.up();
      at.isDown = false;
      await hold(0.5);
    },
    /** Waits until an element is visible, points at it, and pauses for the time to read it. */
    async read(target, length = 1.5) {
      await pointAt(target.first());
      await hold(length);
    },
    /** Waits until the next whole second, so that the next clip starts at one. */
    async fillSecond() {
      const rest = Math.round(seconds() * FRAME_RATE) % FRAME_RATE;
      if (rest > 0) await hold((FRAME_RATE - rest) / FRAME_RATE);
    },
  };
}
