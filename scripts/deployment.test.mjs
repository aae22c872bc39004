import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseEnv } from '../apps/api/src/settings/env.ts';
import { settings } from '../apps/api/src/settings/env-settings.ts';
import { root } from './build.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const names = Object.keys(settings);

/** The variables of a container, with each `${NAME:-default}` replaced by its default. */
function environmentOf(service) {
  return Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(32))
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  );
}

describe('README.md', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = table.flatMap((line) =>
    [...line.split('|')[1].matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  );

  it('has every setting in its table, and no other', () => {
    expect(documented.toSorted()).toEqual(names.toSorted());
  });

  it('links only to files that exist', () => {
    const links = [...read('README.md').matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link);
    const inside = links.filter((link) => !link.startsWith('http') && link !== 'docs/board.png');
    expect(inside.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
  });
});

/** The settings that nobody chooses for the composition's containers, and why. */
const notChosen = {
  NODE_ENV: 'the image is made for production',
  PORT: 'nginx and the image’s own question whether it is well lead to the port of the image',
  HOST: 'a container listens to its network',
  TRUST_PROXY: 'nginx of the composition alone is in front',
  WORKER: 'each container has its part',
  DATA_DIR: 'the volume of the image',
  DATABASE_URL: 'the database of the composition',
  MIGRATE_DATABASE_URL: 'the database of the composition',
  S3_BUCKET: 'the storage of the composition',
  S3_ENDPOINT: 'the storage of the composition',
  S3_ACCESS_KEY_ID: 'the storage of the composition',
  FFMPEG_PATH: 'a program of the machine is not in the image, which has its own',
  TAVLA_DEMO: 'production has no demo company',
  E2E_CHROMIUM: 'tests do not run in the image',
};

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true });
  const { services } = compose;
  const apis = ['api-1', 'api-2'];
  const ours = [...apis, 'worker'];

  it('starts two API processes and two workers behind nginx, with all that they need', () => {
    const others = ['nginx', 'postgres', 'storage', 'mail'];
    expect(Object.keys(services).toSorted()).toEqual([...ours, ...others].toSorted());
    for (const name of apis) expect(services[name].environment.WORKER).toBe('off');
    expect(services.worker.environment.WORKER).toBe('only');
    expect(services.worker.deploy.replicas).toBe(2);
  });

  it.each(ours)('gives %s settings that the application knows and takes in production', (name) => {
    const environment = environmentOf(services[name]);
    expect(Object.keys(environment).filter((variable) => !names.includes(variable))).toEqual([]);
    expect(parseEnv({ NODE_ENV: 'production', ...environment })).toMatchObject({
      isProduction: true,
      s3: { bucket: 'tavla', endpoint: 'http://storage:9000' },
    });
  });

  it.each(ours)(
    'hands every setting that a company may choose on to %s, and an empty one counts as unset',
    (name) => {
      const { environment } = services[name];
      const handedOn = names.filter((setting) =>
        new RegExp(`^\\$\\{${setting}:[-?]`).test(environment[setting] ?? ''),
      );
      expect(handedOn.toSorted()).toEqual(names.filter((setting) => !(setting in notChosen)).toSorted());
      const all = { NODE_ENV: 'production', ...environmentOf(services[name]) };
      const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      expect(parseEnv(all)).toEqual(parseEnv(set));
    },
  );

  it('gives the account that owns the tables to one process, and serves with the other in each', () => {
    const userOf = (name, setting) => {
      const address = environmentOf(services[name])[setting];
      return address && new URL(address).username;
    };
    const { POSTGRES_USER: owner } = services.postgres.environment;
    expect(ours.map((name) => userOf(name, 'MIGRATE_DATABASE_URL'))).toEqual([owner, undefined, undefined]);
    for (const name of ours) expect(userOf(name, 'DATABASE_URL')).toBe('tavla_app');
    const made = services.postgres.configs.map(({ source }) => compose.configs[source].content).join();
    expect(made).toMatch(/create role tavla_app login password '\$\{APP_DATABASE_PASSWORD:\?\}'/);
  });

  it('waits until whoever is needed is well, and starts again whoever ends', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.restart, name).toBe('unless-stopped');
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        const isAsked = Boolean(services[needed].healthcheck) || apis.includes(needed);
        expect(condition, `${name} on ${needed}`).toBe(isAsked ? 'service_healthy' : 'service_started');
      }
    }
    expect(Object.keys(services.nginx.depends_on)).toEqual(apis);
    for (const name of ours) {
      const migrated = name === 'api-1' ? [] : ['api-1'];
      expect(Object.keys(services[name].depends_on)).toEqual(['postgres', 'storage', 'mail', ...migrated]);
    }
  });

  it('lets a process end what it has begun before it is killed', () => {
    for (const name of ours) expect(parseInt(services[name].stop_grace_period, 10)).toBeGreaterThan(30);
  });

  it('shows nothing but nginx and the mail catcher, to this machine alone', () => {
    const ports = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(ports.map(([name]) => name)).toEqual(['nginx', 'mail']);
    for (const [, port] of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('names a version of each image, and how much memory each may take', () => {
    for (const [name, { image, mem_limit }] of Object.entries(services)) {
      expect(mem_limit, name).toMatch(/^\d+[mg]$/);
      if (!ours.includes(name)) expect(image, name).toMatch(/:[\w.-]*\d/);
    }
  });

  it('declares each volume that a service mounts, and mounts only files that exist', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const [source] of mounted.map((mount) => mount.split(':'))) {
      if (source.startsWith('./')) expect(existsSync(path.join(root, source)), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  it('has no secret of its own', () => {
    const secrets = Object.entries(services).flatMap(([service, { environment = {} }]) =>
      Object.entries(environment)
        .filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name))
        .map(([name, value]) => [`${service} ${name}`, value]),
    );
    expect(secrets.length).toBeGreaterThan(8);
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{\w+:\?/);
  });
});

describe('docs/operations.md', () => {
  it('runs no command beside a server through pnpm, which would install under it first', () => {
    for (const file of ['README.md', 'docs/operations.md'])
      expect(read(file).match(/pnpm@12 (backup|models|passkeys)\b.*/g), file).toBeNull();
  });

  it('tries a backup with settings that hold also where the environment has those of production', () => {
    const [, block] = read('docs/operations.md').split('**Try it before you need it**')[1].split('```');
    const exports = block.match(/^export .*$/gm).join(' ');
    const trial = Object.fromEntries(
      [...exports.matchAll(/([A-Z0-9_]+)=(\S*)/g)].map(([, name, value]) => [name, value]),
    );
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tavla.example.com',
      HOST: '0.0.0.0',
      PORT: '80',
      TRUST_PROXY: '1',
      WORKER: 'only',
      DATABASE_URL: 'postgresql://tavla_app@db.internal/tavla',
      MIGRATE_DATABASE_URL: 'postgresql://tavla_owner@db.internal/tavla',
      S3_BUCKET: 'tavla',
      S3_ENDPOINT: 'https://s3.internal',
      SMTP_URL: 'smtp://mail.internal',
      AUTH_SECRET: 'x'.repeat(32),
    };
    expect(parseEnv({ ...production, ...trial })).toMatchObject({
      isProduction: false,
      publicUrl: 'http://localhost:3999',
      host: '127.0.0.1',
      port: 3999,
      trustProxy: false,
      worker: 'inline',
      databaseUrl: null,
      migrateDatabaseUrl: null,
      s3: null,
      smtpUrl: null,
    });
  });
});

describe('docs/nginx.conf', () => {
  const config = read('docs/nginx.conf');

  it('passes requests to the API processes of the composition, and is where nginx is reached', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    const upstream = [...config.matchAll(/server ([\w-]+):(\d+)/g)];
    expect(upstream.map(([, name]) => name)).toEqual(['api-1', 'api-2']);
    expect(read('Dockerfile')).toContain(`PORT=${upstream[0][2]}`);
    const listens = /listen (\d+);/.exec(config)[1];
    expect(services.nginx.ports[0].split(':').at(-1)).toBe(listens);
  });

  it('asks for the addresses of containers again, with an nginx that can', () => {
    const upstream = /upstream tavla \{([^}]*)\}/.exec(config)[1];
    expect(upstream).toMatch(/^ *zone \w+ \w+;$/m);
    // Docker's own names.
    expect(upstream).toMatch(/^ *resolver 127\.0\.0\.11 valid=\ds;$/m);
    for (const [line] of upstream.matchAll(/^ *server .*$/gm)) expect(line).toContain(' resolve ');
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    const [, minor] = /nginx-unprivileged:1\.(\d+)/.exec(services.nginx.image);
    expect(Number(minor)).toBeGreaterThanOrEqual(28);
  });

  it('passes on headers as long as the API processes take them', () => {
    const kept = /headerBytesMax = (\d+) \* 2 \*\* 10/.exec(
      read('apps/api/src/http/limits/slow-requests.ts'),
    )[1];
    expect(config).toContain(`large_client_header_buffers 4 ${kept}k;`);
  });

  it('writes the secret address of a calendar into no log', () => {
    const calendar = /location \/api\/v1\/calendar\/ \{([^}]*)\}/.exec(config)[1];
    expect(calendar).toContain('error_log /dev/null crit;');
    expect(calendar).toContain('proxy_pass http://tavla;');
    expect(config).toMatch(/^ *access_log \S+ tavla;$/m);
    // The headers of both are those of the server: a location with one of its own would have none of the others.
    for (const [, location] of config.matchAll(/location \S+ \{([^}]*)\}/g))
      expect(location).not.toContain('proxy_set_header');
  });

  it('believes nobody about a client’s address, and the API processes believe it alone', () => {
    expect(config).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(config).not.toContain('$proxy_add_x_forwarded_for');
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    expect(services['api-1'].environment.TRUST_PROXY).toBe('1');
    expect(services.worker.environment.TRUST_PROXY).toBeUndefined();
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('sets only what the application knows', () => {
    const variables = stage
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
    expect(variables).not.toEqual([]);
    expect(variables.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('runs as somebody other than root, and is asked whether it is well', () => {
    expect(stage).toContain('USER node');
    expect(stage.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/healthz');
  });

  it('has the licence and the notice of what others made, which nothing keeps from it', () => {
    expect(stage).toContain('COPY LICENSE NOTICE ./');
    const ignored = read('.dockerignore')
      .split('\n')
      .map((line) => line.replace(/^(?:\*\*)?\//, ''));
    expect(ignored.filter((each) => ['*', 'LICENSE', 'NOTICE'].includes(each))).toEqual([]);
  });

  it('copies only what is there', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('NOTICE', () => {
  const notice = read('NOTICE');

  it('names licence, creators and changes of the talk that weights are learned from', () => {
    for (const told of [
      'https://creativecommons.org/licenses/by/4.0/',
      'AMI Consortium',
      'Adam Janin',
      'What was changed:',
    ])
      expect(notice).toContain(told);
  });
});
