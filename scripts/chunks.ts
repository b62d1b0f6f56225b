import { join } from 'node:path'
import type { LanderName } from '../core/site/landers/values.ts'

type Info = {
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
  isEntry: boolean
} | null
type Graph = { getModuleInfo: (id: string) => Info }

/** The script of a lander, with its style. */
export const landerScript = (name: LanderName) => `client/features/site/landers/${name}-start.ts`

const root = join(import.meta.dirname, '..')

/** What of packages only those pages need on which one changes something, and what those with long lists. */
const ACTS = /\/(useMutation|mutationObserver)\.js$/
/** Of packages what alone keeps answers on a device. */
const KEEPS = /\/query-core\/.*\/hydration\.js$/
const LISTS = /\/(useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryObserver)\.js$/

/** What every page of the app needs of packages is one file: it packs better than many small ones. */
const FOUNDATION =
  /vite\/preload-helper|rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|i18next|uuid|@tanstack\/(react-query|query-core))\/(?!.*(useMutation|mutationObserver|InfiniteQuery|infiniteQueryObserver|hydration)\.js$)/

/** Named by an index, they would all come along with whoever needs one of them. */
const isPackage = (id: string) =>
  FOUNDATION.test(id) || ACTS.test(id) || LISTS.test(id) || KEEPS.test(id)

/** All that comes along with these files, whatever lies between. */
const withAllOf = (...files: string[]) => {
  let known: Set<string> | null = null
  const gather = (graph: Graph) => {
    const found = new Set<string>()
    const waiting = files.map((file) => join(root, file))
    for (const id of waiting) {
      if (found.has(id)) continue
      found.add(id)
      if (!isPackage(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return found
  }
  return (id: string, graph: Graph) => {
    known ??= gather(graph)
    return known.has(id)
  }
}

/** What is loaded by its own name keeps its own file, by which the manifest knows it. */
const isOwnFile = (info: Info) =>
  !info ||
  info.isEntry ||
  info.dynamicImporters.length > 0 ||
  info.importers.some((by) => by.endsWith('.html'))

type Of = ReturnType<typeof withAllOf>

const group = (name: string, ...all: Of[]) => ({
  debugName: name,
  name: (id: string, graph: Graph) =>
    !isOwnFile(graph.getModuleInfo(id)) && all.every((of) => of(id, graph)) ? name : null,
})

const aroundMembers = [
  'client/platform/shell/member-nav.tsx',
  'client/platform/shell/member-life.tsx',
  'client/features/time-bonus/time-bonus.tsx',
]
/** Small, and asked by sign-up and members alike: not worth a file of their own. */
const nearlyEveryPage = [
  'client/platform/api/member-query.ts',
  'client/parts/push/push-capable.ts',
  'client/ui/layout.module.css',
  'client/ui/media.ts',
  'core/discovery/genders.ts',
  'core/kernel/screen.ts',
  'core/kernel/time-units.ts',
]
const signUp = ['signup.tsx', 'signup-check.ts'].map(
  (name) => `client/features/account/signup/${name}`,
)
const members = 'client/features/discovery/members.tsx'
const withMembers = withAllOf(members)

/** Small, and shared by the pages on which one finds somebody. */
const FINDING =
  /client\/(features\/discovery\/(use-filtering|widen|wider-words|totals|like-button|like)\.|parts\/discovery\/meeting-queries)/

/** Only a visitor's home has it from the start. */
const FORGETTING = /client\/platform\/offline\/own-key\.ts$/

/** What begins on the drawn pages of a visitor, and nowhere else. */
const VISIT = /client\/features\/site\/(visit|speak|spoken|worker-when-idle)\.ts$/

/** Files of these names are there before anything is loaded by need. */
export const ALWAYS_THERE = /^assets\/(foundation|home|start)-[\w-]+\.js$/

/** A page brings a few files, by what they are for; the first that fits takes what it needs. */
export const chunkGroups = () => [
  { name: 'foundation', test: FOUNDATION },
  { name: 'acts', test: ACTS },
  { name: 'keeps', test: KEEPS },
  group(
    'home',
    withAllOf('client/features/site/visitor.ts', 'client/features/site/reading.ts'),
    (id) => !FORGETTING.test(id) && !VISIT.test(id),
  ),
  // Before what forgets by it: a group takes along what its files import, and theirs runs at once.
  { name: 'forgetting', test: FORGETTING },
  { name: 'visit', test: VISIT },
  group('start', withAllOf('client/main.tsx', ...nearlyEveryPage)),
  group('form', withAllOf('client/features/account/signin/login.tsx')),
  group('shapes', withAllOf('client/platform/shell/skeleton.tsx')),
  group('signing-up', withAllOf(signUp[0] ?? '')),
  group('label', withAllOf('client/parts/discovery/fictional-label.tsx')),
  group('faces', withAllOf('client/features/account/signup/signup-beside.tsx')),
  group('foot', withAllOf('client/platform/shell/company.tsx')),
  group('member', withAllOf(...aroundMembers)),
  group('cards', (id, graph) => LISTS.test(id) || withMembers(id, graph)),
  group('signed', withAllOf(...signUp)),
  { name: 'finding', test: FINDING },
]
