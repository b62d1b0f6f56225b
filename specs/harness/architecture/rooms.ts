import { dirname } from 'node:path'
import type { CountedRule } from './left.ts'

/** The subjects of the site, each with its chapters; a chapter has the same word in every layer. */
export const SUBJECTS: Record<string, string[]> = {
  account: [
    'age',
    'signup',
    'signin',
    'credentials',
    'devices',
    'profile',
    'settings',
    'leaving',
    'archive',
    'terms',
  ],
  payment: [
    'direct-debit',
    'checkout',
    'refund',
    'withdrawal',
    'reorder',
    'spending-limit',
    'discount',
    'receipt',
    'wallet',
    'reconciliation',
  ],
  chat: ['message', 'outbox', 'blocking', 'warnings'],
  discovery: [
    'swipe',
    'avoided',
    'choices',
    'favourites',
    'likes',
    'match-finder',
    'saved-searches',
    'search',
    'visits',
  ],
  photo: ['conversation', 'album', 'desk', 'pack'],
  push: ['sending', 'happenings'],
  'time-bonus': ['popup'],
  site: [
    'geolocation',
    'entry',
    'install',
    'offline',
    'home',
    'pages',
    'landers',
    'engines',
    'statistics',
  ],
  moderation: ['reporting', 'notices', 'restriction', 'desk', 'signs', 'approval', 'support'],
  fiction: [],
}

/**
 * Where a file may be: `*` is one name, `**` any way down, `<chapter>` a subject or one of its
 * chapters, `<owner>` a subject or the platform.
 */
const ROOMS = [
  'core/<chapter>/*',
  'core/kernel/*',
  'core/normalisation/*',
  'core/charts/*',
  'core/charts/of/*',
  'core/contract/*',
  'core/demo/*',
  'core/texts/<language>/<owner>/*',
  'core/texts/<language>/pages/*',
  'server/container.ts',
  'server/container/*',
  'server/<chapter>/*',
  'server/photo/pack/**',
  'server/platform/*',
  'server/platform/*/*',
  'server/operator/*',
  'server/demo/**',
  'adapters/postgres/<chapter>/*',
  'adapters/postgres/platform/*',
  'adapters/postgres/platform/*/*',
  'adapters/postgres/demo/*',
  'adapters/<other adapter>/**',
  'client/main.tsx',
  'client/features/<chapter>/*',
  'client/features/charts/*',
  'client/parts/<subject>/*',
  'client/parts/charts/*',
  'client/platform/*',
  'client/platform/*/*',
  'client/ui/*',
  'client/ui/*/*',
  'client/public/**',
  'specs/*.md',
  'specs/<chapter>/*',
  'specs/kernel/*',
  'specs/normalisation/*',
  'specs/charts/*',
  'specs/contract/*',
  'specs/platform/*',
  'specs/operator/*',
  'specs/demo/*',
  'specs/harness/**',
]

const oneOf = (words: string[]) => `(?:${words.join('|')})`

const subjects = Object.keys(SUBJECTS)

const chapters = Object.entries(SUBJECTS).flatMap(([subject, inside]) => [
  subject,
  ...inside.map((chapter) => `${subject}/${chapter}`),
])

const WORDS: Record<string, string> = {
  '<subject>': oneOf(subjects),
  '<chapter>': oneOf(chapters),
  '<language>': '[a-z]{2}(?:-[A-Z]{2})?',
  '<owner>': oneOf([...subjects, 'platform']),
  '<other adapter>': '(?!postgres/)[^/]+',
  '**': '.+',
  '*': '[^/]+',
  '.': '\\.',
}

const patternOf = (room: string) =>
  new RegExp(`^${room.replaceAll(/<[^>]+>|\*\*|\*|\./g, (word) => WORDS[word] ?? word)}$`)

const patterns = ROOMS.map(patternOf)

const isInRoom = (path: string) => patterns.some((pattern) => pattern.test(path))

const isHoused = (path: string) => /^(core|server|adapters|client|specs)\//.test(path)

export const rooms: CountedRule = {
  name: 'every file is in a room',
  broken: ({ files }) =>
    files
      .filter((path) => isHoused(path) && !isInRoom(path))
      .map((path) => ({ place: dirname(path), where: path, what: 'is not in a room' })),
}
