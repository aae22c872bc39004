import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './build.mjs';

const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const sources = ['packages/shared/src', 'apps/api/src', 'apps/web/src'];
const most = 25;
const mostLines = 300;

/** Every folder below one, itself included, with how many files lie in it. */
function foldersOf(folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== 'generated');
  const files = entries.filter((entry) => entry.isFile()).length;
  return [{ folder, files }, ...below.flatMap(({ name }) => foldersOf(path.join(folder, name)))];
}

const isProduct = (file) =>
  /\.tsx?$/.test(file) && !/\.(test|test-kit|test-process|fixture)\.tsx?$/.test(file);

/** Pairs of a file of a room and what it imports of its application, both as paths from the source. */
function importsOf(source, room) {
  const files = readdirSync(path.join(root, source, room), { recursive: true }).filter(isProduct);
  return files.flatMap((name) => {
    const file = path.posix.join(room, name.replaceAll('\\', '/'));
    const text = readFileSync(path.join(root, source, file), 'utf8');
    return [...text.matchAll(/(?:\bfrom |\bimport\(|\bimport )'(@\/|\.{1,2}\/)([^']+)'/g)].map(
      ([, start, rest]) => [
        file,
        start === '@/' ? rest : path.posix.join(path.posix.dirname(file), start, rest),
      ],
    );
  });
}

/** The other rooms that a room imports from; what lies beside the rooms is the application's. */
function roomsKnownTo(source, room) {
  const rooms = importsOf(source, room).flatMap(([, name]) => name.match(/^([a-z0-9]+)\//)?.[1] ?? []);
  return [...new Set(rooms)].filter((name) => name !== room).sort();
}

/** The part of the page under a heading. */
const section = (heading) => page.split(/^#{2,3} /m).find((part) => part.startsWith(heading)) ?? '';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** Every file of the project that is written by hand. */
const written = ['apps', 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !/\/(node_modules|generated|dist)\//.test(name)),
);

/** Names that were this house's alone, before the words of everybody, each with the one that stands for it. */
const oldWords = {
  'hands(?!-over)': 'selection, shortcuts, undo',
  'keep-house': 'cleanup',
  'tell-counts': 'publish',
  'take-turns': 'consume',
  'give-turns-back': 'refund',
  'task-wish(es)?': 'patch',
  'bring-back': 'restore',
};
const oldWord = new RegExp(`(?<![a-z0-9])(${Object.keys(oldWords).join('|')})(?![a-z0-9])`);
/** What is no name: comments, texts and patterns. */
const noNames =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g;
const dashed = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
/** The old words among the names of a file and in it. */
const oldWordsIn = (file, text) =>
  [path.basename(file), ...(text.replace(noNames, ' ').match(/[\w$]+/g) ?? [])].filter((name) =>
    oldWord.test(dashed(name)),
  );

describe('docs/architecture.md', () => {
  it.each([
    ['Shared', 'packages/shared/src'],
    ['Server', 'apps/api/src'],
    ['Browser', 'apps/web/src'],
  ])('names every room of %s, and no other', (heading, source) => {
    const named = [...section(heading).matchAll(/^\| `([a-z0-9]+)` /gm)].map(([, name]) => name);
    const there = readdirSync(path.join(root, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(named.toSorted()).toEqual(there.toSorted());
  });

  it.each([
    ['Server', 'apps/api/src'],
    ['Browser', 'apps/web/src'],
  ])('says of every room of %s whom it knows', (heading, source) => {
    const rows = [...section(heading).matchAll(/^\| `([a-z0-9]+)` .*\| ([^|]*) \|$/gm)];
    const said = rows
      .filter(([, , knows]) => knows.trim() !== 'everything')
      .map(([, room, knows]) => [room, [...knows.matchAll(/`([a-z0-9]+)`/g)].map(([, name]) => name).sort()]);
    const found = said.map(([room]) => [room, roomsKnownTo(source, room)]);
    expect(said.length).toBeGreaterThan(5);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(said));
  });

  it('lets a repository be known to its own module alone', () => {
    const source = 'apps/api/src';
    const moduleOf = (file) => file.match(/^modules\/[^/]+\//)?.[0];
    const strangers = readdirSync(path.join(root, source), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'test')
      .flatMap(({ name }) => importsOf(source, name))
      .filter(([file, name]) => name.endsWith('.repo') && moduleOf(file) !== moduleOf(name));
    expect(strangers).toEqual([]);
  });

  it('lets the rules for messages be known to the assistant alone', () => {
    const rules = 'adapters/language/local/requests/';
    const strangers = ['adapters', 'modules', 'jobs', 'demo']
      .flatMap((room) => importsOf('apps/api/src', room))
      .filter(([, name]) => name.startsWith(rules) && name !== `${rules}request`)
      .filter(([file]) => !/^(adapters\/language\/local|modules\/assistant)\//.test(file));
    expect(section('Server')).toContain(`\`${rules.slice(0, -1)}\``);
    expect(strangers).toEqual([]);
  });

  it('points only at what is there', () => {
    const rooms = [...sources, 'apps/web/src/entities/tasks', ''];
    const paths = [...page.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, name]) => name);
    const links = [...page.matchAll(/\]\((decisions[^)]*)\)/g)].map(([, name]) => `docs/${name}`);
    const lost = [...paths, ...links].filter(
      (name) => !rooms.some((room) => existsSync(path.join(root, room, name))),
    );
    expect(lost).toEqual([]);
  });

  it('gives a room of many files rooms inside it', () => {
    const folders = [...sources, 'apps/e2e/src', 'apps/bench/src', 'scripts'].flatMap(foldersOf);
    // What is not made by hand, or lies together for what reads it.
    const excepted = /\/test\/fixtures/;
    const large = folders.filter(({ folder, files }) => files > most && !excepted.test(folder));
    expect(large).toEqual([]);
  });

  it('gives a long file parts', () => {
    expect(written.filter((file) => read(file).split('\n').length - 1 > mostLines)).toEqual([]);
  });

  it('is not led to the paragraphs of a document that is not here', () => {
    expect(written.filter((file) => read(file).includes('\u00a7'))).toEqual([]);
  });

  it('tells a name from what a text or a comment says', () => {
    const text = "// Nobody hands it over.\nconst list = 'plate|hands'; const pattern = /in good hands/;";
    expect(oldWordsIn('brings-back.ts', `${text}\nholdHandsets(); takesTurns();`)).toEqual([]);
    const names = 'takeTurns(); const { hands } = handsOver; type TaskWishes = bringBackMeeting;';
    expect(oldWordsIn('keep-house.ts', names)).toEqual([
      ...['keep-house.ts', 'takeTurns', 'hands', 'TaskWishes', 'bringBackMeeting'],
    ]);
  });

  it('is led to by the names of its glossary, and by none that they replaced', () => {
    const sourced = written.filter((file) => /^(apps\/[^/]+\/src|packages)\//.test(file));
    expect(sourced.length).toBeGreaterThan(1_000);
    const found = sourced.flatMap((file) => oldWordsIn(file, read(file)).map((name) => [file, name]));
    expect(found).toEqual([]);
  });

  it('speaks of people as people, and of users only where accounts of a machine are meant', () => {
    const users =
      /^\s*(?:\/\*\*|\*|\/\/).*\b(?:the|a|current) users?\b(?![- ]agent| interface| requirement)/im;
    expect(users.test('/** Says why to the user. */')).toBe(true);
    expect(users.test('const words = "the user";\n// Read `user`, as the role `user` may.')).toBe(false);
    const sourced = written.filter((file) => /^(apps\/[^/]+\/src|packages)\//.test(file));
    expect(sourced.filter((file) => users.test(read(file)))).toEqual([]);
  });
});
