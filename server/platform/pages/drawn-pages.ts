import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type { Answer } from '#core/contract/contract.ts'
import type {
  DrawnPage,
  FilesOfPages,
  FirstAnswers,
  FirstCalls,
  FirstKey,
  PageDrawing,
} from '#core/contract/drawn-page.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { roleOf } from '#core/kernel/roles.ts'
import { waitsForConfirmation } from '#core/site/alerts.ts'
import { mayVisit, type RouteName } from '#core/site/routes.ts'
import type { RequestDependencies } from '../http/call-context.ts'
import type { HandledBy } from '../http/handled.ts'
import { inTime } from '../in-time.ts'
import { type Caller, createAsk } from './internal-call.ts'

/** Who waits for longer gets the page as it was built, which asks by itself. */
const DRAWN_MS_MAX = 1_500

/** They lead on, or are what a link in a mail opens: their program decides what shows. */
const UNDRAWN: readonly RouteName[] = ['index', 'callback', 'token']

const native = createRequire(import.meta.url)

type PageKey = FirstKey | 'GET /api/settings.php' | 'GET /api/user.php'

type Built = { drawing: PageDrawing; files: FilesOfPages; from: number }

/** The drawing that was built beside the client; null without one, and after a newer build. */
const builtDrawing = ({ clientDir, log }: Pick<Dependencies, 'clientDir' | 'log'>) => {
  const module = join(clientDir, '..', 'pages', 'page.js')
  const names = join(clientDir, '..', 'pages', 'page.json')
  const isThere = () => existsSync(module) && existsSync(names)
  const load = (): Built => {
    const { pageDrawing: drawing } = native(module) as { pageDrawing: PageDrawing }
    const files: FilesOfPages = JSON.parse(readFileSync(names, 'utf8'))
    return { drawing, files, from: statSync(module).mtimeMs }
  }
  const loadOrTell = () => {
    try {
      return load()
    } catch (err) {
      log.error({ err }, 'no page can be drawn')
      return null
    }
  }
  const built = isThere() ? loadOrTell() : null
  return (): Built | null =>
    built && isThere() && statSync(module).mtimeMs === built.from ? built : null
}

type Dependencies = RequestDependencies &
  HandledBy & {
    clock: Clock
    log: Logger
    clientDir: string
  }

export type DrawPageFor = (req: Request, res: Response, name: RouteName) => Promise<Drawn | null>
export type Drawn = DrawnPage & {
  now: string
  isMembers: boolean
  /** What a page of words says. */
  words: Answer<'GET /api/page.php'> | null
}

/**
 * Pages as they look once their program is there, with what it would ask first: the frame, and the
 * members or the shape of another page. Null is the page as it was built: where there is nothing
 * to draw by, where somebody is sent on, and where what is needed does not come in time.
 */
export const createDrawnPages = (how: Dependencies): DrawPageFor => {
  const { sessions, clock, log } = how
  const built = builtDrawing(how)
  const call = createAsk(how)
  const ask = async <K extends PageKey>(key: K, query: object, caller: Caller) => {
    const answer = await call(key, query, caller)
    return answer && !('refused' in answer) ? (answer as Answer<K>) : null
  }
  const answersTo = async (calls: FirstCalls, caller: Caller): Promise<FirstAnswers> => {
    const keys = Object.keys(calls) as FirstKey[]
    const answers = keys.map(async (key) => [key, await ask(key, calls[key] ?? {}, caller)])
    return Object.fromEntries(await Promise.all(answers))
  }

  const draw: DrawPageFor = async (req, res, name) => {
    const found = built()
    if (!found) return null
    const { drawing, files } = found
    const session = await sessions.of(req)
    const member = session && session.member.site === res.locals.site.id ? session.member : null
    if (!mayVisit(name, roleOf(member))) return null
    const caller: Caller = { req, res, who: { member, hash: session?.hash ?? null, key: null } }
    const now = clock.now().toISOString()
    const settings = await ask('GET /api/settings.php', {}, caller)
    if (!settings) return null
    const { pathname, search } = new URL(req.originalUrl, 'http://localhost')
    const address = { name, pathname, search, settings }
    const [user, first] = await Promise.all([
      member && ask('GET /api/user.php', {}, caller),
      answersTo(await drawing.firstCalls(address), caller),
    ])
    const cookies = req.get('cookie') ?? ''
    const visit = { ...address, user: user?.user ?? null, now, cookies }
    if ((member && !visit.user) || (visit.user && waitsForConfirmation(visit.user))) return null
    const answers = { ...first, ...(await answersTo(drawing.laterCalls(visit), caller)) }
    const page = await drawing.drawPage({ ...visit, answers, files })
    const words = answers['GET /api/page.php'] ?? null
    return { ...page, now, isMembers: member !== null, words }
  }

  return async (req, res, name) => {
    if (UNDRAWN.includes(name)) return null
    try {
      return await inTime(draw(req, res, name), DRAWN_MS_MAX, () => new Error('Takes too long'))
    } catch (err) {
      log.warn({ id: res.locals.requestId, err }, 'the page is not drawn')
      return null
    }
  }
}
