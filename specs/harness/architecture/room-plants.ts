const one = 'export const x = 1'

type File = [path: string, text: string]

const takes = (path: string, from: string): File => [path, `import '#${from}'\n${one}`]

const names = (path: string, from: string): File => [path, `export type X = import('#${from}').X`]

const loads = (path: string, from: string): File => [
  path,
  `export const x = () => import('#${from}')`,
]

/** A small house with every kind of room, that keeps all counted rules. */
export const soundRooms: Record<string, string> = {
  'package.json': '{}',
  ...Object.fromEntries(
    [
      'core/account/values.ts',
      'core/account/rules.ts',
      'core/account/machine.ts',
      'core/account/signin/ports.ts',
      'core/kernel/lifecycle.ts',
      'core/charts/of/account.ts',
      'core/contract/shapes.ts',
      'core/texts/nl/account/signup.ts',
      'core/texts/en/platform/a.ts',
      'server/account/signup/handlers.ts',
      'server/account/tokens.ts',
      'server/account/to-wire.ts',
      'server/container.ts',
      'server/container/mail.ts',
      'server/platform/app.ts',
      'server/platform/http/app.ts',
      'server/operator/main.ts',
      'server/demo/people/crowd/names.ts',
      'adapters/mail/smtp.ts',
      'adapters/geo/own/a.ts',
      'adapters/postgres/account/schema.ts',
      'adapters/postgres/account/profile/store.ts',
      'adapters/postgres/platform/wire/a.ts',
      'adapters/postgres/demo/people.ts',
      'client/main.tsx',
      'client/features/account/signin/page.tsx',
      'client/parts/photo/a.tsx',
      'client/features/charts/page.tsx',
      'client/platform/api/call.ts',
      'client/ui/page.tsx',
      'client/ui/form/field.tsx',
      'client/public/home/one.webp',
      'specs/requirements.md',
      'specs/time-bonus/popup/a.spec.ts',
      'specs/kernel/a.spec.ts',
      'specs/harness/a/b/c.ts',
    ].map((path) => [path, one]),
  ),
}

/** A breach in one place, and what looks like it and is none. */
type RoomPlant = { rule: string; place: string; breach: File; neighbour: File }

const long = (count: number) => Array.from({ length: count }, () => '// a').join('\n')

const homeless = [
  ['core/offers.ts', 'core/kernel/offers.ts'],
  ['core/payment/repeat/rules.ts', 'core/payment/reorder/rules.ts'],
  ['core/payment/signin/rules.ts', 'core/account/signin/rules.ts'],
  ['core/payment/refund/deep/rules.ts', 'core/payment/refund/rules.ts'],
  ['core/texts/dutch/account/a.ts', 'core/texts/nl/account/a.ts'],
  ['core/texts/nl/a.ts', 'core/texts/nl/platform/a.ts'],
  ['server/routes/payment.ts', 'server/payment/routes.ts'],
  ['server/app.ts', 'server/platform/openapi/app.ts'],
  ['server/platform/http/deep/app.ts', 'server/demo/http/deep/app.ts'],
  ['adapters/postgres/read/payment.ts', 'adapters/postgres/payment/wallet/read.ts'],
  ['adapters/clock.ts', 'adapters/system/deep/clock.ts'],
  ['client/routes.tsx', 'client/platform/routes.tsx'],
  ['client/parts/account/profile/name.tsx', 'client/parts/account/name.tsx'],
  ['client/shell/a.module.css', 'client/ui/a.module.css'],
  ['specs/limits.spec.ts', 'specs/limits.md'],
  ['specs/api/photos.int.spec.ts', 'specs/photo/photos.int.spec.ts'],
].map(([path = '', neighbour = '']) => ({
  rule: 'every file is in a room',
  place: path.slice(0, path.lastIndexOf('/')),
  breach: [path, one] as File,
  neighbour: [neighbour, one] as File,
}))

type Way = [place: string, breach: File, neighbour: File]

const ways: Record<string, Way[]> = {
  'a subject of core takes of another its values, views, selectors and ports alone': [
    [
      'chat -> account',
      takes('core/chat/x.ts', 'core/account/rules.ts'),
      takes('core/chat/x.ts', 'core/account/values.ts'),
    ],
    [
      'payment -> account',
      names('core/payment/refund/x.ts', 'core/account/rules.ts'),
      names('core/payment/refund/x.ts', 'core/account/signin/ports.ts'),
    ],
    [
      'chat -> account',
      takes('core/chat/contract.ts', 'core/account/rules.ts'),
      takes('core/contract/x.ts', 'core/account/rules.ts'),
    ],
  ],
  'lifecycles meet in reactions.ts alone': [
    [
      'chat -> account',
      takes('core/chat/x.ts', 'core/account/machine.ts'),
      takes('core/kernel/reactions.ts', 'core/account/machine.ts'),
    ],
  ],
  'a subject of the server takes of another its tokens and its wire alone': [
    [
      'chat -> account',
      names('server/chat/x.ts', 'server/account/signup/handlers.ts'),
      takes('server/chat/x.ts', 'server/account/tokens.ts'),
    ],
    [
      'chat -> account',
      takes('server/chat/x.ts', 'server/account/signup/handlers.ts'),
      takes('server/chat/x.ts', 'server/account/to-wire.ts'),
    ],
  ],
  'the tokens of a subject of the server take nothing but types of its files': [
    [
      'account -> account',
      takes('server/account/tokens.ts', 'server/account/signup/handlers.ts'),
      names('server/account/tokens.ts', 'server/account/signup/handlers.ts'),
    ],
  ],
  'what serves all subjects of the server takes of them tokens alone': [
    [
      'server/platform/http -> account',
      names('server/platform/http/x.ts', 'server/account/signup/handlers.ts'),
      takes('server/platform/http/x.ts', 'server/account/tokens.ts'),
    ],
    [
      'server/routes -> account',
      takes('server/routes/x.ts', 'server/account/signup/handlers.ts'),
      takes('server/container.ts', 'server/account/signup/handlers.ts'),
    ],
  ],
  'the pieces of client/ui know no domain': [
    [
      'client/ui -> client/platform/api',
      takes('client/ui/x.ts', 'client/platform/api/call.ts'),
      takes('client/parts/chat/x.ts', 'client/platform/api/call.ts'),
    ],
    [
      'client/ui/form -> account',
      names('client/ui/form/x.ts', 'core/account/values.ts'),
      takes('client/ui/form/x.ts', 'core/kernel/lifecycle.ts'),
    ],
    [
      'client/ui -> photo',
      takes('client/ui/x.ts', 'client/parts/photo/a.tsx'),
      takes('client/ui/x.ts', 'core/texts/nl/account/signup.ts'),
    ],
  ],
  'the parts of the client know no feature': [
    [
      'photo -> account',
      takes('client/parts/photo/x.ts', 'client/features/account/signin/page.tsx'),
      takes('client/parts/photo/x.ts', 'client/ui/page.tsx'),
    ],
  ],
  'the platform of the client loads features on demand alone': [
    [
      'client/platform -> account',
      takes('client/platform/x.ts', 'client/features/account/signin/page.tsx'),
      loads('client/platform/x.ts', 'client/features/account/signin/page.tsx'),
    ],
  ],
  'the product does not know its demo': [
    [
      'chat -> server/demo/people/crowd',
      takes('server/chat/x.ts', 'server/demo/people/crowd/names.ts'),
      takes('server/demo/x.ts', 'server/demo/people/crowd/names.ts'),
    ],
    [
      'adapters/postgres/platform -> adapters/postgres/demo',
      names('adapters/postgres/platform/x.ts', 'adapters/postgres/demo/people.ts'),
      takes('server/container.ts', 'adapters/postgres/demo/people.ts'),
    ],
  ],
  'a subject of the database takes of another its schema alone': [
    [
      'chat -> account',
      takes('adapters/postgres/chat/x.ts', 'adapters/postgres/account/profile/store.ts'),
      takes('adapters/postgres/chat/x.ts', 'adapters/postgres/account/schema.ts'),
    ],
  ],
  'core has at most 3 comments in 100 lines, docstrings aside': [
    ['core', ['core/chat/x.ts', `// why\n${one}`], ['core/chat/x.ts', `/** What. */\n${one}`]],
  ],
}

/** Breaches of each counted rule but the one that only all files together can break. */
export const roomPlants: RoomPlant[] = [
  ...homeless,
  ...Object.entries(ways).flatMap(([rule, each]) =>
    each.map(([place, breach, neighbour]) => ({ rule, place, breach, neighbour })),
  ),
]

/** The same house, with files of so many lines. */
export const roomsOf = (lines: number) =>
  Object.fromEntries(
    Object.entries(soundRooms).map(([path, text]) => [
      path,
      path.endsWith('.json') ? text : long(lines),
    ]),
  )
