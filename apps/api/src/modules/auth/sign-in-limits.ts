import { codeSendsPerHour, resendCooldown } from '@tavla/shared/limits';
import type { Limit } from './rate-limits';

const hour = 3_600_000;

/** Offices share one address: these only stop machines. */
const sendsPerHourAndIp = 600;
const guessesPerHourAndIp = 600;
/** Two codes' worth: asking for a third buys no more guesses. */
const guessesPerHour = 10;

/** What sending a code to an address uses up. */
export function sendLimits(email: string): Limit[] {
  return [
    { key: `send-minute:${email}`, max: 1, window: resendCooldown },
    { key: `send-hour:${email}`, max: codeSendsPerHour, window: hour },
  ];
}

/** What guessing the code of an address uses up. */
export function guessLimits(email: string): Limit[] {
  return [{ key: `guess-hour:${email}`, max: guessesPerHour, window: hour }];
}

export function sendIpLimit(ip: string): Limit {
  return { key: `send-ip:${ip}`, max: sendsPerHourAndIp, window: hour };
}

export function guessIpLimit(ip: string): Limit {
  return { key: `guess-ip:${ip}`, max: guessesPerHourAndIp, window: hour };
}
