import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { findBrowser } from './browser';

it('finds a browser that runs here and hears the fake microphone', { timeout: 120_000 }, async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>t</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}`);
    const peak = await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const audio = new AudioContext();
      const analyser = audio.createAnalyser();
      audio.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      let loudest = 0;
      for (let round = 0; round < 100 && loudest < 0.02; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        analyser.getFloatTimeDomainData(samples);
        loudest = Math.max(loudest, ...samples.map(Math.abs));
      }
      return loudest;
    });
    expect(peak).toBeGreaterThan(0.02);
  } finally {
    await browser.close();
    server.close();
  }
});

it('says so when E2E_CHROMIUM names nothing', async () => {
  process.env.E2E_CHROMIUM = '/nowhere/chromium';
  await expect(findBrowser()).rejects.toThrow('E2E_CHROMIUM is "/nowhere/chromium"; it must be');
  delete process.env.E2E_CHROMIUM;
});
