/** A part of the core, and the pure specs that hold it. */
export type Slice = { name: string; mutates: string[]; specs: string[] }

/** Stryker takes a comma for the end of a name, also between braces. */
const filesOf = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`)

/**
 * Each part of the core with its own specs alone: a chart is read once, when its module is loaded,
 * so that each change of it asks all specs that are given. Those that compare generated files or
 * play ten thousand schedules would take a day.
 */
export const slices: readonly Slice[] = [
  {
    name: 'kernel',
    mutates: ['core/kernel/*.ts', 'core/normalisation/*.ts'],
    specs: [
      'specs/normalisation/*.spec.ts',
      'specs/kernel/*.spec.ts',
      'specs/account/properties.spec.ts',
      'specs/payment/{rules,checkout/market}.spec.ts',
      'specs/kernel/limits.spec.ts',
    ],
  },
  {
    name: 'account',
    mutates: filesOf('core/account', '*', '{archive,credentials,leaving,profile,settings}/*'),
    specs: [
      'specs/account/{lifecycle,mail-causes,names,rules,selectors}.spec.ts',
      'specs/account/settings/notifications.spec.ts',
      'specs/kernel/views.spec.ts',
    ],
  },
  {
    name: 'signing in',
    mutates: ['core/account/signin/*.ts', 'core/account/signup/*.ts'],
    specs: ['specs/account/{signin,signup}/lifecycle.spec.ts', 'specs/account/rules.spec.ts'],
  },
  {
    name: 'chat',
    mutates: ['core/chat/*.ts'],
    specs: [
      'specs/chat/{gifts,history,icebreakers,lifecycle,links,marked,rulebook,rules,selectors}.spec.ts',
      'specs/kernel/views.spec.ts',
    ],
  },
  {
    name: 'messages',
    mutates: ['core/chat/message/*.ts', 'core/chat/outbox/*.ts'],
    specs: ['specs/chat/{message,outbox}/lifecycle.spec.ts'],
  },
  {
    name: 'fiction',
    mutates: ['core/fiction/*.ts'],
    specs: ['specs/fiction/rules.spec.ts'],
  },
  {
    name: 'warnings',
    mutates: ['core/chat/warnings/*.ts'],
    specs: ['specs/chat/warnings/{find,finders,measured,hostile}.spec.ts'],
  },
  {
    name: 'payment',
    mutates: filesOf('core/payment', 'actions', 'machine', 'setup', 'transitions', 'words'),
    specs: [
      'specs/payment/{facts,granting,lifecycle,refused,taking-back}.spec.ts',
      'specs/payment/reorder/rules.spec.ts',
    ],
  },
  {
    name: 'money',
    mutates: filesOf(
      'core/payment',
      'movements',
      'rules',
      'reconciliation/*',
      'wallet/ledger',
      'wallet/values',
    ),
    specs: [
      'specs/payment/{facts,discount/facts,going-back,movements,rules}.spec.ts',
      'specs/payment/{reconciliation,reorder}/rules.spec.ts',
      'specs/payment/{reconciliation/day-facts,wallet/credits-owed}.spec.ts',
    ],
  },
  {
    name: 'prices',
    mutates: [...filesOf('core/payment', 'methods', 'checkout/*', 'discount/*')],
    specs: [
      'specs/payment/{rules,discount/rules,checkout/free-amount,checkout/market,checkout/methods}.spec.ts',
      'specs/kernel/offers.spec.ts',
    ],
  },
  {
    name: 'wallet',
    mutates: [
      ...filesOf(
        'core/payment',
        'selectors',
        'timeline',
        'views',
        'receipt/*',
        'wallet/{balance-history,views}',
      ),
      ...filesOf('core/payment', 'direct-debit/*', 'reorder/*', 'spending-limit/*', 'withdrawal/*'),
    ],
    specs: [
      'specs/payment/{selectors,timeline,wallet/balance-history,receipt/contents}.spec.ts',
      'specs/payment/{direct-debit,receipt,reorder,spending-limit,withdrawal}/rules.spec.ts',
      'specs/payment/direct-debit/{advance,lifecycle}.spec.ts',
      'specs/payment/spending-limit/views.spec.ts',
      'specs/kernel/views.spec.ts',
    ],
  },
  {
    name: 'time bonus',
    mutates: ['core/time-bonus/**/*.ts'],
    specs: ['specs/time-bonus/**/*.spec.ts', 'specs/kernel/views.spec.ts'],
  },
  {
    name: 'devices',
    mutates: ['core/push/*.ts', 'core/site/geolocation/*.ts'],
    specs: ['specs/push/lifecycle.spec.ts', 'specs/site/geolocation/lifecycle.spec.ts'],
  },
  {
    name: 'sending to devices',
    mutates: filesOf('core/push/sending', 'machine', 'quiet-hours', 'rules', 'values').concat(
      filesOf('core/push/happenings', 'rules', 'values'),
    ),
    specs: [
      'specs/push/sending/{quiet-hours,rules}.spec.ts',
      'specs/push/happenings/rules.spec.ts',
    ],
  },
  {
    name: 'site',
    mutates: [
      'core/site/*.ts',
      'core/site/{engines,entry,home,install,landers,offline,pages,statistics}/*.ts',
      'core/discovery/*.ts',
      'core/discovery/likes/*.ts',
    ],
    specs: [
      'specs/discovery/{distance,showing,vocabularies,widening}.spec.ts',
      'specs/site/{alerts,cam-tile,country,footer,languages,layouts,phone,routes,traffic-source,values}.spec.ts',
      'specs/site/engines/rules.spec.ts',
      'specs/site/entry/rules.spec.ts',
      'specs/site/install/rules.spec.ts',
      'specs/site/offline/answers.spec.ts',
      'specs/site/pages/{kept-on-device,rules}.spec.ts',
      'specs/site/landers/{landing,slugs}.spec.ts',
      'specs/site/statistics/rules.spec.ts',
    ],
  },
  {
    name: 'rulebook',
    mutates: filesOf('core/moderation', 'rulebook'),
    specs: ['specs/moderation/rulebook.spec.ts'],
  },
  {
    name: 'age',
    mutates: [...filesOf('core/account/age', 'rules', 'values'), 'core/account/terms/rules.ts'],
    specs: ['specs/account/{age,terms}/rules.spec.ts', 'specs/kernel/limits.spec.ts'],
  },
  {
    name: 'match finder',
    mutates: filesOf('core/discovery/match-finder', 'questions', 'rules', 'selectors', 'values'),
    specs: ['specs/discovery/match-finder/*.spec.ts'],
  },
  {
    name: 'saved searches',
    mutates: filesOf('core/discovery/saved-searches', 'names', 'rules', 'wishes'),
    specs: ['specs/discovery/saved-searches/*.spec.ts'],
  },
  {
    name: 'swiping',
    mutates: [
      'core/discovery/swipe/*.ts',
      'core/discovery/favourites/*.ts',
      'core/discovery/avoided/*.ts',
    ],
    specs: ['specs/discovery/swipe/{lifecycle,stack}.spec.ts', 'specs/kernel/limits.spec.ts'],
  },
  {
    name: 'photos',
    mutates: ['core/photo/*.ts', 'core/photo/pack/*.ts'],
    specs: [
      'specs/photo/{fingerprint,lifecycle,rules,views,pack/values}.spec.ts',
      'specs/kernel/limits.spec.ts',
    ],
  },
  {
    name: 'moderation',
    mutates: [
      ...filesOf(
        'core/moderation',
        'help',
        'machine',
        'rule-titles',
        'selectors',
        'rules',
        'setup',
        'values',
        'views',
        'words',
      ),
      'core/moderation/restriction/*.ts',
      'core/moderation/signs/*.ts',
      ...filesOf('core/moderation/approval', 'machine', 'rules', 'values'),
      ...filesOf('core/moderation/support', 'rules', 'values'),
      'core/moderation/reporting/objection.ts',
    ],
    specs: [
      'specs/moderation/{rules,selectors,lifecycle,reporting/*,signs/*,approval/*,support/*}.spec.ts',
      'specs/kernel/limits.spec.ts',
    ],
  },
  {
    name: 'charts',
    mutates: filesOf('core/charts', 'durations', 'explore', 'walk'),
    specs: ['specs/charts/{deadlines,explore,walk}.spec.ts'],
  },
]

/** Files of the core in which nothing is changed, and why. They win over the slices. */
export const leftOut: readonly { files: string[]; why: string }[] = [
  {
    files: ['core/**/ports.ts', 'core/demo/*.ts'],
    why: 'Ports are types: they are gone when the product runs.',
  },
  {
    files: ['core/contract/*.ts', 'core/**/contract.ts', 'core/account/contract-staff.ts'],
    why: 'What may be called, with which shapes: held by specs/contract and the specs of each call.',
  },
  {
    files: ['core/discovery/match-finder/views.ts'],
    why: 'Types: they are gone when the product runs.',
  },
  {
    files: ['core/site/views.ts'],
    why: 'Shapes that are answered: held by specs/contract and site/api.int.spec.ts.',
  },
  {
    files: ['core/texts/**/*.ts'],
    why: 'Words: platform/texts.spec.tsx holds the languages to each other, key by key.',
  },
  {
    files: ['core/payment/checkout/values.ts'],
    why: 'A word of an address: journeys/paid.e2e.ts comes back by it.',
  },
  {
    files: ['core/charts/of/*.ts', 'core/charts/payment-samples.ts', 'core/charts/registry.ts'],
    why: 'What people are told of a chart: charts/made.spec.ts compares every word.',
  },
  {
    files: filesOf('core/charts', 'causes', 'chart', 'describe', 'drawing', 'survey'),
    why: 'How a chart is told and drawn: charts/made.spec.ts compares all that they make.',
  },
  {
    files: filesOf('core/charts', 'glimpse'),
    why: 'Where the windows of a tile stand: charts/glimpse.spec.ts holds all of them apart, a pixel more is a look.',
  },
]
