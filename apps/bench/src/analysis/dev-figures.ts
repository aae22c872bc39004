import { devTalk } from '../training/read-talk';
import { type Reading, scoreTalk } from './real-talk';
import { type Reliability, reliabilityOf, type ToldReading, toldReading } from './tell-score';

/** In which ways the meetings to choose by are read, under the names that stand in tables. */
export const devReadings: Readonly<Record<string, Reading>> = {
  'speakers known': {},
  'speakers unknown': { withSpeakers: false },
  'speakers known, as .vtt': { asVtt: true },
  'speakers unknown, as .vtt': { asVtt: true, withSpeakers: false },
  'speakers unknown, pieces of 80 letters': { asVtt: true, withSpeakers: false, cutAt: 80 },
};

export interface DevFigures {
  meetings: number;
  /** Labels that count. */
  items: number;
  decisions: number;
  readings: Record<string, ToldReading>;
  /** Of the first reading. */
  reliability: Reliability[];
}

/** What the shipped engine finds in meetings of real people that nothing was learned from. */
export function devFigures(): DevFigures {
  const dev = devTalk();
  const scores = Object.entries(devReadings).map(
    ([name, reading]) => [name, scoreTalk(dev, reading)] as const,
  );
  const count = (kind: 'actionItems' | 'decisions') =>
    dev.flatMap((talk) => talk[kind]).filter(({ agreed }) => agreed).length;
  return {
    meetings: dev.length,
    items: count('actionItems'),
    decisions: count('decisions'),
    readings: Object.fromEntries(scores.map(([name, score]) => [name, toldReading(score)])),
    reliability: scores[0] ? reliabilityOf(scores[0][1].findings) : [],
  };
}
