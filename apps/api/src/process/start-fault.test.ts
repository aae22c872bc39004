import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { DatabaseError } from '@/adapters/database/database-error';
import { MigrationError } from '@/db/migration-error';
import { ConnectError, connectPatience, openClient } from '../lib/with-client';
import { AccountError } from '../settings/account-error';
import { EnvError } from '../settings/env';
import { startFaultText } from './start-fault';

const place = {
  dataDir: '/srv/tavla',
  port: 3000,
  host: '127.0.0.1',
  databaseUrl: null,
  migrateDatabaseUrl: null,
};

async function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer();
  server.listen(port, host);
  return (await once(server, 'error').catch((error: unknown) => [error]))[0];
}

async function connectError(databaseUrl: string): Promise<unknown> {
  return openClient({ connectionString: databaseUrl }).catch((error: unknown) => error);
}

/** The address of something that takes connections and is no database; `greet` is what it does with each. */
async function strangerAt(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    greet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgresql://u:hunter2@127.0.0.1:${(server.address() as AddressInfo).port}/tavla`;
}

describe('startFaultText', () => {
  it('repeats what is already in words', () => {
    expect(startFaultText(new EnvError('PORT is "x".'), null)).toBe('PORT is "x".');
    expect(startFaultText(new DatabaseError('The disk is full.'), place)).toBe('The disk is full.');
  });

  it('says that the port is taken and names another', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(startFaultText(await listenError(port, '127.0.0.1'), { ...place, port })).toBe(
      `Port ${port} is already in use, perhaps by another Tavla. Stop that program, or choose another port: PORT=${port + 1}.`,
    );
    taken.close();
  });

  it('says that HOST is no address of this machine', async () => {
    const host = '203.0.113.7';
    expect(startFaultText(await listenError(0, host), { ...place, host })).toContain(`HOST is "${host}"`);
  });

  it('says what is wrong with DATABASE_URL, without its password', async () => {
    const real = inject('postgresUrl');
    const wrong = (change: (url: URL) => void) => {
      const url = new URL(real);
      change(url);
      return url.toString();
    };
    const cases: [string, string][] = [
      ['postgresql://u:hunter2@127.0.0.1:1/tavla', 'at 127.0.0.1:1 (DATABASE_URL) does not answer'],
      [
        wrong((url) => {
          url.password = 'hunter2';
        }),
        'refuses the user or password',
      ],
      [
        wrong((url) => {
          url.pathname = '/absent';
        }),
        'There is no database "absent"',
      ],
    ];
    for (const [databaseUrl, words] of cases) {
      const text = startFaultText(await connectError(databaseUrl), { ...place, databaseUrl });
      expect(text).toContain(words);
      expect(text).not.toContain('hunter2');
    }
  });

  it('gives up a database that takes the connection and says nothing, and says so', async () => {
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const databaseUrl = await strangerAt(() => hear());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = connectError(databaseUrl);
    await heard;
    vi.advanceTimersByTime(connectPatience);
    expect(startFaultText(await ended, { ...place, databaseUrl })).toMatch(
      /^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) takes connections and then says nothing, for 20 seconds now\. .*mend the address\.$/,
    );
  });

  it('has one line for whatever else keeps it out of a database', async () => {
    const real = new URL(inject('postgresUrl'));
    const cases: [string, string][] = [
      [await strangerAt((socket) => socket.end()), 'cannot be used: '],
      [await strangerAt((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')), 'cannot be used: '],
      [`${real}?sslmode=require`, 'The server does not support SSL connections'],
      [Object.assign(new URL(real), { password: '' }).toString(), 'password must be a'],
    ];
    for (const [databaseUrl, words] of cases) {
      const text = startFaultText(await connectError(databaseUrl), { ...place, databaseUrl });
      expect(text).toMatch(/^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) cannot be used: .+\.$/);
      expect(text).toContain(words);
      expect(text).not.toContain('hunter2');
    }
  });

  it('leaves no connection behind that it was not let in with', async () => {
    const real = new URL(inject('postgresUrl'));
    let closed = () => {};
    const atEnd = new Promise<void>((resolve) => {
      closed = resolve;
    });
    // Between the two, so that the end of the one without a password can be seen.
    const between = new URL(
      await strangerAt((socket) => {
        const server = connect(Number(real.port), real.hostname);
        socket.pipe(server).pipe(socket);
        socket.on('close', () => {
          server.destroy();
          closed();
        });
      }),
    );
    const open = Object.assign(new URL(real), { host: between.host, password: '' });
    expect(await connectError(open.toString())).toBeInstanceOf(ConnectError);
    await atEnd;
  });

  it('names the account that a fault happened to, and what it lacks', async () => {
    const url = inject('servingUrl');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const lack = await client.query('create table mine (id int)').catch((error: unknown) => error);
    await client.end();
    const words = 'lacks a right in the database "tavla": permission denied for schema public.';
    const two = { ...place, databaseUrl: 'postgresql://app@127.0.0.1:1/x', migrateDatabaseUrl: url };
    expect(startFaultText(lack, two)).toBe(`The user in MIGRATE_DATABASE_URL ${words}`);
    for (const setting of ['DATABASE_URL', 'MIGRATE_DATABASE_URL'] as const) {
      const fault = new AccountError({ setting, url }, lack);
      expect(startFaultText(fault, two)).toBe(`The user in ${setting} ${words}`);
      expect(startFaultText(fault, place)).toBeNull();
    }
    const said = new AccountError({ setting: 'DATABASE_URL', url }, new MigrationError('In words.'));
    expect(startFaultText(said, place)).toBe('In words.');
  });

  it('says that the database has no connection left, and prints no password', () => {
    const url = 'postgresql://app:s3cret@db.test:5433/x';
    const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
    const fault = new AccountError({ setting: 'DATABASE_URL', url }, full);
    expect(startFaultText(fault, { ...place, databaseUrl: url })).toBe(
      'The database at db.test:5433 (DATABASE_URL) has no connection left: sorry, too many clients already. End some that are open, or raise its max_connections.',
    );
    expect(inspect(fault, { depth: null, showHidden: true })).not.toContain('s3cret');
  });

  it('names the file in DATA_DIR that somebody else has made', () => {
    const file = '/srv/tavla/auth-secret';
    const fault = Object.assign(new Error(`EACCES: permission denied, open '${file}'`), {
      code: 'EACCES',
      path: file,
    });
    expect(startFaultText(fault, place)).toMatch(
      /^Tavla may not write to \/srv\/tavla\/auth-secret\. Give it/,
    );
    expect(startFaultText(Object.assign(fault, { path: '/etc/x' }), place)).toBeNull();
  });

  it('has no words for a fault of our own', () => {
    expect(startFaultText(new TypeError('x is not a function'), place)).toBeNull();
  });
});
