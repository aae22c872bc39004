import type { CreationOptions, RequestOptions } from '@tavla/shared/contracts/sign-in/passkeys';
import { expect } from 'vitest';
import type { Browser } from '../browser';
import { Authenticator, type Deviation } from './authenticator';

/** The address of a test application, unless it is started with another one. */
export const testOrigin = 'http://localhost:3000';

/** Makes a passkey for whoever is signed in, as the page My Account does. */
export async function makePasskey(browser: Browser, device: Authenticator, name = 'Laptop'): Promise<string> {
  const answer = await askNew(browser).then((options) => addMade(browser, device, options, name));
  expect(answer.statusCode, answer.payload).toBe(201);
  return answer.json().id;
}

export async function askNew(browser: Browser): Promise<CreationOptions> {
  const asked = await browser.post('/auth/passkeys/options');
  expect(asked.statusCode, asked.payload).toBe(200);
  return asked.json();
}

export const addMade = (
  browser: Browser,
  device: Authenticator,
  options: CreationOptions,
  name = 'Laptop',
  other: Deviation = {},
) => browser.post('/auth/passkeys', { name, credential: device.make(options, other) });

export async function askSignIn(browser: Browser): Promise<RequestOptions> {
  const asked = await browser.post('/auth/passkeys/sign-in/options');
  expect(asked.statusCode, asked.payload).toBe(200);
  return asked.json();
}

/** Signs in with the newest passkey of a device, honestly or not. */
export async function signInWith(browser: Browser, device: Authenticator, other: Deviation = {}) {
  const options = await askSignIn(browser);
  return browser.post('/auth/passkeys/sign-in', { credential: device.show(options, other) });
}

/** Shows a passkey within a session. */
export async function showWithin(browser: Browser, device: Authenticator, other: Deviation = {}) {
  const asked = await browser.post('/auth/confirmation/passkey/options');
  expect(asked.statusCode, asked.payload).toBe(200);
  return browser.post('/auth/confirmation/passkey', { credential: device.show(asked.json(), other) });
}

export const newDevice = (counts = true) => new Authenticator(testOrigin, counts);
