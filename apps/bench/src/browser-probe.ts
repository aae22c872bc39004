import type { CDPSession, Page } from '@playwright/test';
import { percentile } from './board-client';

export interface DragFigures {
  frameP95: number;
  longTasks: number;
  pickup: number;
  mainThreadPerMove: number;
}

/** Megabytes of JavaScript objects that are still in use, after collecting what is not. */
export async function usedHeap(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/**
 * Picks up the first card of To Do nine times (the figure is the middle one) and carries it over the board, one pointer move a frame, for some three
 * seconds; puts it back with Escape. Frames and long tasks are counted by the page itself.
 */
export async function measureDrag(page: Page, client: CDPSession, moves = 180): Promise<DragFigures> {
  const card = page.getByRole('list', { name: 'To Do' }).getByRole('listitem').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('there is no card to drag');
  const from = { x: box.x + box.width / 2, y: box.y + 20 };
  await page.evaluate(watchFrames);
  const pickups = [await pickUp(page, from)];
  while (pickups.length < 9) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
    await page.locator('[data-task][data-dragged]').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    pickups.push(await pickUp(page, from));
  }
  const before = await mainThread(client);
  await page.evaluate(() => {
    window.frames60 = [];
    window.longTasks = 0;
  });
  for (let move = 0; move < moves; move++) {
    const turn = (move / moves) * 2 * Math.PI * 2;
    await page.mouse.move(720 + Math.cos(turn) * 420, 470 + Math.sin(turn) * 260);
  }
  const { frames, longTasks } = await page.evaluate(() => ({
    frames: window.frames60,
    longTasks: window.longTasks,
  }));
  const spent = (await mainThread(client)) - before;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return {
    frameP95: percentile(frames, 0.95),
    longTasks,
    pickup: percentile(pickups, 0.5),
    mainThreadPerMove: (spent * 1000) / moves,
  };
}

/** Presses on the card and moves a little; answers the milliseconds until the card is up. */
async function pickUp(page: Page, from: { x: number; y: number }): Promise<number> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(watchPickup);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.waitForFunction(() => window.pickup > 0);
  return page.evaluate(() => window.pickup);
}

declare global {
  interface Window {
    frames60: number[];
    longTasks: number;
    pickup: number;
  }
}

/** Runs in the page: notes the length of each frame and each task of more than 50 ms. */
function watchFrames(): void {
  window.frames60 = [];
  window.longTasks = 0;
  new PerformanceObserver((list) => {
    window.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const next = (now: number) => {
    window.frames60.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/**
 * Runs in the page: the milliseconds from the pointer's first move, by the clock of the event itself, until the
 * frame that shows the picked-up card is on its way to the screen.
 */
function watchPickup(): void {
  window.pickup = 0;
  const look = (movedAt: number) => {
    const isUp = document.querySelector('[data-task][data-dragged]') !== null;
    if (!isUp) requestAnimationFrame(() => look(movedAt));
    // A task of its own after the frame's callbacks: by then layout and paint are done.
    else setTimeout(() => (window.pickup = performance.now() - movedAt));
  };
  window.addEventListener('mousemove', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
    once: true,
  });
}

async function mainThread(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
