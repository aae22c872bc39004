import { type ChunkVoice, spokenMs } from './voice';

/** Voices that differ by less are one: 1 minus the cosine of the angle between their embeddings. */
const sameBelow = 0.5;
/** At first only what can hardly be two is joined, one after the other: it leaves few enough to compare all. */
const surelySameBelow = 0.25;
/** What is shorter tells little: it goes to whom it is nearest to, and makes nobody. */
const tellsFromMs = 1_500;
/** Beyond so many groups the nearest of the rest takes each: comparing all grows with the square. */
const mostGroups = 150;

interface Group {
  /** Sum of unit vectors, each as often as it speaks. */
  sum: Float64Array;
  members: number[];
}

/**
 * Which voices of different chunks are the same person. Pure; what comes out depends on nothing but what goes in.
 * @returns a number for each voice, the same for the same person; numbers begin at 0 in the order of the voices
 */
export function clusterVoices(voices: readonly ChunkVoice[]): number[] {
  const units = voices.map(({ embedding }) => unit(embedding));
  const order = voices
    .map((_, at) => at)
    .toSorted((a, b) => lengthOf(voices, b) - lengthOf(voices, a) || a - b);
  const telling = order.filter((at) => lengthOf(voices, at) >= tellsFromMs);
  const groups: Group[] = [];
  // With nothing but short ones, they have to do.
  for (const at of telling.length > 0 ? telling : order) {
    const nearest = nearestGroup(groups, units[at]);
    const isSame = nearest && (nearest.distance < surelySameBelow || groups.length >= mostGroups);
    if (isSame) add(nearest.group, at, units[at], lengthOf(voices, at));
    else groups.push(newGroup(at, units[at], lengthOf(voices, at)));
  }
  joinGroups(groups);
  const placed = new Set(groups.flatMap(({ members }) => members));
  for (const at of order) {
    if (placed.has(at)) continue;
    const nearest = nearestGroup(groups, units[at]);
    if (nearest) nearest.group.members.push(at);
  }
  return numbered(groups, voices.length);
}

/** Joins the two nearest, again and again, until no two are near. */
function joinGroups(groups: Group[]): void {
  const apart = groups.map((a) => groups.map((b) => distanceOf(a.sum, b.sum)));
  for (let pair = nearestPair(apart); pair; pair = nearestPair(apart)) {
    const [a, b] = pair;
    const kept = groups[a];
    const [gone] = groups.splice(b, 1);
    if (!kept || !gone) return;
    kept.members.push(...gone.members);
    gone.sum.forEach((value, at) => {
      kept.sum[at] = (kept.sum[at] ?? 0) + value;
    });
    apart.splice(b, 1);
    for (const row of apart) row.splice(b, 1);
    // Only what was joined is at another place now.
    for (const [at, other] of groups.entries()) {
      const distance = distanceOf(kept.sum, other.sum);
      apart[a]?.splice(at, 1, distance);
      apart[at]?.splice(a, 1, distance);
    }
  }
}

/** The places of the two that are nearest to each other, unless they are two people. */
function nearestPair(apart: readonly (readonly number[])[]): [number, number] | undefined {
  let pair: [number, number] | undefined;
  let least = sameBelow;
  for (const [a, row] of apart.entries()) {
    for (let b = a + 1; b < row.length; b++) {
      const distance = row[b] ?? 2;
      if (distance >= least) continue;
      least = distance;
      pair = [a, b];
    }
  }
  return pair;
}

function numbered(groups: readonly Group[], count: number): number[] {
  const groupOf = new Map(groups.flatMap(({ members }, group) => members.map((at) => [at, group] as const)));
  const numbers = new Map<number | undefined, number>();
  return Array.from({ length: count }, (_, at) => {
    const group = groupOf.get(at);
    if (!numbers.has(group)) numbers.set(group, numbers.size);
    return numbers.get(group) ?? 0;
  });
}

function nearestGroup(groups: readonly Group[], vector: Float64Array | undefined) {
  let nearest: { group: Group; distance: number } | undefined;
  for (const group of groups) {
    const distance = distanceOf(group.sum, vector);
    if (!nearest || distance < nearest.distance) nearest = { group, distance };
  }
  return nearest;
}

function newGroup(at: number, vector: Float64Array | undefined, weight: number): Group {
  const group: Group = { sum: new Float64Array(vector?.length ?? 0), members: [] };
  add(group, at, vector, weight);
  return group;
}

function add(group: Group, at: number, vector: Float64Array | undefined, weight: number): void {
  group.members.push(at);
  vector?.forEach((value, index) => {
    group.sum[index] = (group.sum[index] ?? 0) + value * weight;
  });
}

const lengthOf = (voices: readonly ChunkVoice[], at: number) => {
  const voice = voices[at];
  return voice ? spokenMs(voice) : 0;
};

function unit(vector: readonly number[]): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return Float64Array.from(vector, (value) => value / length);
}

/** 0 for the same direction, 1 for nothing in common, 2 for the opposite. */
function distanceOf(a: Float64Array | undefined, b: Float64Array | undefined): number {
  if (!a || !b || a.length !== b.length) return 2;
  let product = 0;
  let aa = 0;
  let bb = 0;
  for (let at = 0; at < a.length; at++) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    product += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 2 : 1 - product / Math.sqrt(aa * bb);
}
