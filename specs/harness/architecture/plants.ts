/** A small house that keeps every rule, as path and text. */
export const soundHouse: Record<string, string> = {
  'package.json': JSON.stringify({
    scripts: { check: 'biome ci && tsc' },
    dependencies: Object.fromEntries(
      [
        'react',
        'react-dom',
        'vite',
        'xstate',
        '@xstate/react',
        'react-router',
        'express',
        'inversify',
        '@mikro-orm/postgresql',
        'i18next',
        'zod',
        'vitest',
      ].map((name) => [name, '1.0.0']),
    ),
    devDependencies: Object.fromEntries(
      [
        'fast-check',
        '@testing-library/react',
        'testcontainers',
        'playwright',
        'typescript',
        '@biomejs/biome',
        '@types/node',
        '@types/express',
        'jsdom',
      ].map((name) => [name, '1.0.0']),
    ),
  }),
  'core/kernel/lifecycle.ts': "import { setup } from 'xstate'\nexport const begin = setup",
  'core/account/rules.ts':
    "import { begin } from '#core/kernel/lifecycle.ts'\nexport const a = begin",
  'core/account/ports.ts': 'export type AccountStore = { load(): unknown }',
  'core/payment/rules.ts': 'export const mayPay = (now: Date) => new Date(now)',
  'core/discovery/rules.ts': 'export const band = 1',
  'core/kernel/reactions.ts':
    "import '../account/rules.ts'\nexport * as p from '../payment/rules.ts'\nexport const r = 1",
  'core/contract/calls.ts': "import * as z from 'zod/mini'\nexport const call = z",
  'core/kernel/ports.ts': 'export type Clock = () => Date',
  'adapters/mail/smtp.ts':
    "import type { Clock } from '#core/kernel/ports.ts'\nexport const m: Clock[] = []",
  'adapters/sms/out.ts':
    "const a = Readable.from([])\na.on('error', stop)\nexport const b = pipeline(createReadStream('x'), a)",
  'adapters/sms/log.ts': "import { join } from 'node:path'\nexport const s = join('a')",
  'server/platform/config/config.ts': 'export const port = process.env.PORT',
  'server/platform/http/app.ts': "import express from 'express'\nexport const app = express",
  'server/container.ts':
    "import 'inversify'\nimport { m } from '#adapters/mail/smtp.ts'\nexport const all = [m]",
  'client/main.tsx':
    "import 'react'\nimport 'react-dom/client'\nimport '@xstate/react'\nimport 'react-router'\nimport 'i18next'\nimport { Chat } from './features/chat/view.tsx'\nexport const page = <Chat />",
  'client/features/chat/view.tsx':
    "import { call } from '#core/contract/calls.ts'\nexport const Chat = () => <p>{String(call)}</p>",
  'client/features/account/view.tsx': 'export const Account = () => <p />',
  'specs/all.spec.ts':
    "import 'vitest'\nimport 'fast-check'\nimport '@testing-library/react'\nimport 'testcontainers'\nimport 'playwright'\nimport '@mikro-orm/postgresql'\nimport '#server/container.ts'",
  'vite.config.ts': "import { defineConfig } from 'vite'\nexport default defineConfig({})",
  'vitest.config.ts': "export default { environment: 'jsdom' }",
}

const lines = (count: number) => Array.from({ length: count }, (_, i) => `  '${i}',`).join('\n')

type Plant = { rule: string; path: string; text: string; line?: number }

/** One breach of each rule and of each kind of import, in a file that the sound house lacks. */
export const plants: Plant[] = [
  ...[
    [
      'core/x.ts',
      "import { port } from '#server/platform/config/config.ts'\nexport const x = port",
    ],
    ['core/x.ts', "export type { Page } from '../client/main.tsx'\nexport const x = 1"],
    ['adapters/mail/x.ts', "export const x = await import('#server/platform/http/app.ts')"],
    ['adapters/mail/x.ts', "export type X = import('#client/main.tsx').X"],
    ['server/x.ts', "import '#client/main.tsx'"],
    ['server/x.ts', "import '../specs/all.spec.ts'"],
    [
      'client/x.ts',
      "import type { app } from '#server/platform/http/app.ts'\nexport type X = typeof app",
    ],
    ['client/x.ts', "export type X = typeof import('../adapters/sms/log.ts')"],
    ['client/x.ts', "export const w = new URL('../server/platform/http/app.ts', import.meta.url)"],
    ['client/x.ts', "export const all = import.meta.glob('../server/platform/http/app.ts')"],
    ['client/x.ts', "export const all = import.meta.glob('../server/**/*.ts')"],
  ].map(([path = '', text = '']) => ({
    rule: 'arrows lead from client, server and adapters to core, and nowhere else',
    path,
    text,
  })),
  ...["import '#adapters/sms/log.ts'", "export const x = () => import('#adapters/sms/log.ts')"].map(
    (text) => ({
      rule: 'only the composition root of the server imports adapters',
      path: 'server/routes/x.ts',
      text,
    }),
  ),
  ...['node:fs', 'fs', 'express', 'zod-extra'].map((name) => ({
    rule: 'core imports xstate and zod, and no other package, not even Node',
    path: 'core/chat/x.ts',
    text: `import '${name}'`,
  })),
  {
    rule: 'the contract takes the small zod, because browsers load it',
    path: 'core/chat/contract.ts',
    text: "import { z } from 'zod'\nexport const x = z",
  },
  {
    rule: "a part of Mantine's comes with what it asks to stand in",
    path: 'client/features/chat/x.tsx',
    text: "import { Button } from '@mantine/core'\nexport const x = Button",
  },
  {
    rule: 'no subject knows the tables in which lifecycles meet',
    path: 'core/discovery/x.ts',
    text: "import '#core/kernel/reactions.ts'",
  },
  {
    rule: 'no files of core import each other in a circle',
    path: 'core/site/x.ts',
    text: "import type { x } from './x.ts'\nexport const x = 1",
  },
  {
    rule: 'adapters do not import one another',
    path: 'adapters/mail/x.ts',
    text: "import '../sms/log.ts'",
  },
  {
    rule: 'features of the client do not import one another',
    path: 'client/features/chat/parts/x.ts',
    text: "import '../../account/view.tsx'",
  },
  ...['account/ports.ts', 'kernel/ports.ts'].map((file) => ({
    rule: 'the client takes neither stores nor ports from core',
    path: 'client/x.ts',
    text: `import type {} from '#core/${file}'`,
  })),
  ...['adapters/mail/x.ts', 'core/payment/ports.ts'].map((path) => ({
    rule: 'ports and adapters know no field of an answer',
    path,
    text: "import type {} from '#core/contract/calls.ts'",
  })),
  {
    rule: 'the client does not import Node',
    path: 'client/x.ts',
    text: "import { join } from 'node:path'\nexport const x = join",
  },
  ...["import './gone.ts'", 'export const x = (name: string) => import(name)'].map((text) => ({
    rule: 'every import names a file or a package that is there',
    path: 'server/x.ts',
    text,
  })),
  ...['core', 'adapters/mail', 'client', 'server/routes'].flatMap((folder) =>
    [
      'export const x = process.env.PORT',
      "export const x = process['env']",
      'export const { env } = process',
      "import { env } from 'node:process'",
    ].map((text) => ({
      rule: 'only the configuration of the server reads the environment',
      path: `${folder}/x.ts`,
      text,
    })),
  ),
  ...['Date.now()', 'new Date()', 'Math.random()', "fetch('/')", 'crypto.randomUUID()'].map(
    (call) => ({
      rule: 'core has no clock, no randomness and no input or output',
      path: 'core/push/x.ts',
      text: `export const x = () => ${call}`,
    }),
  ),
  ...[
    "export const x = (pool) => pool.query('select 1')",
    'export const x = (pool) => pool.query.bind(pool)',
    "export const x = (em) => em.getConnection().execute('select 1')",
    "export const x = (em) => em.execute('select 1')",
    "import { raw } from '@mikro-orm/postgresql'\nexport const x = raw",
  ].map((text) => ({
    rule: 'text reaches the database by statements that are compared with its tables',
    path: 'adapters/postgres/chat/x.ts',
    text,
  })),
  ...[
    'export const x = (res) => file.pipe(res)',
    'export const x = (rows) => Readable.from(rows)',
    'export const x = () => createReadStream("x")',
    'export const x = new PassThrough()',
    "export const x = request('https://x', {})",
    "const file = Readable.from([])\nfile.once('error', () => 0)\nexport const x = file",
  ].map((text) => ({
    rule: 'every stream of the server has a handler for its errors',
    path: 'server/x.ts',
    text,
  })),
  {
    rule: 'no file is longer than 300 lines',
    path: 'specs/x.ts',
    text: `export const x = [\n${lines(299)}\n]`,
    line: 301,
  },
  {
    rule: 'no file is longer than 300 lines',
    path: 'client/ui/x.module.css',
    text: lines(301),
    line: 301,
  },
  {
    rule: 'no function of the product is longer than 70 lines',
    path: 'client/x.ts',
    text: `export const x = () => [\n${lines(69)}\n]`,
  },
  ...[
    "export * from '../../support/architecture/app.ts'",
    "import { app } from '../../support/architecture/app.ts'\nexport { app }",
  ].map((text) => ({
    rule: 'no file only passes on what others export',
    path: 'server/x.ts',
    text,
  })),
  {
    rule: 'nothing is exported by default, but where a tool wants it',
    path: 'client/x.ts',
    text: 'export default 1',
  },
  {
    rule: 'nothing has the type any',
    path: 'specs/x.ts',
    text: 'export const x = (y: Map<string, any>) => y',
  },
  ...['export const x = { y: 1, ...{ z: 2 } }', 'export const x = [1, ...[2, 3]]'].map((text) => ({
    rule: 'no literal spreads a literal of its own kind, to pack lines',
    path: 'specs/x.ts',
    text,
  })),
  ...['@ts-ignore', '@ts-expect-error', 'biome-ignore lint: no'].map((excuse) => ({
    rule: 'no check of types or lint is switched off',
    path: 'scripts/x.ts',
    text: `// ${excuse}\nexport const x = 1`,
  })),
  ...['unknown', 'playwright'].map((name) => ({
    rule: 'every package that is imported stands in the manifest',
    path: 'server/x.ts',
    text: `import '${name}'`,
  })),
]
