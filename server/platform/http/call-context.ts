import type { Request, Response } from 'express'
import type { Member } from '#core/account/values.ts'
import type { Call } from '#core/contract/call.ts'
import type { Language } from '#core/kernel/languages.ts'
import type { CountryFinder, Ids } from '#core/kernel/ports.ts'
import { languageFor, languageIn } from '#core/site/language-shown.ts'
import type { Site } from '#core/site/ports.ts'
import { networkOf, sourceOf } from '#server/platform/middleware/source.ts'
import type { Device, Session, Signer } from './handler.ts'
import type { Sessions } from './sessions.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export type RequestDependencies = {
  sessions: Sessions
  ids: Ids
  countryFinder: CountryFinder
  languages: string[]
}

export type AdmittedCall = {
  call: Call
  parsed: { query: unknown; body: unknown }
  prefetched: object | null
  who: { member: Member | null; hash: string | null; key: string | null }
}

/**
 * The ask of a handler, of what came with the request and what the contract made of it. What few
 * handlers want is found when it is asked for, by accessors of the class: those of an object
 * literal are born old, and would keep the whole request until the next full collection. A spread
 * of an ask leaves them behind.
 */
export class RequestContext {
  readonly query: unknown
  readonly body: unknown
  readonly prefetched: object | null
  readonly member: Member | null
  readonly site: Site
  readonly session: Session
  readonly sessionHash: string | null
  readonly key: string | null
  readonly #req: Request
  readonly #res: Response
  readonly #how: RequestDependencies
  readonly #isText: boolean

  constructor(
    req: Request,
    res: Response,
    how: RequestDependencies,
    { call, parsed, prefetched, who }: AdmittedCall,
  ) {
    this.#req = req
    this.#res = res
    this.#how = how
    this.#isText = call.webhook === true || call.report !== undefined
    this.query = parsed.query
    this.body = parsed.body
    this.prefetched = prefetched
    this.member = who.member
    this.site = res.locals.site
    this.sessionHash = who.hash
    this.key = who.key && how.ids.hash(who.key)
    this.session = how.sessions.handle(req, res, { hash: who.hash, key: this.key })
  }

  get visitor(): () => Visitor {
    return () => visitorOf(this.#req, this.#how.countryFinder)
  }

  get signer(): () => Signer {
    const req = this.#req
    return () => ({ address: req.ip ?? '', browser: req.get('user-agent') ?? '' })
  }

  get source(): string {
    return this.#how.ids.hash(sourceOf(this.#req.ip ?? ''))
  }

  get network(): string {
    return this.#how.ids.hash(networkOf(this.#req.ip ?? ''))
  }

  get device(): Device {
    const { devices } = this.#how.sessions
    return { hash: devices.of(this.#req), know: () => devices.know(this.#req, this.#res) }
  }

  get language(): string {
    const { languages } = this.#how
    return this.#req.acceptsLanguages(...languages) || (languages[0] ?? '')
  }

  get shown(): Language {
    const { domain_language } = this.site.settings
    const account = this.member?.language ?? null
    const cookie = languageIn(this.#req.get('cookie') ?? '', account)
    return languageFor({ languages: this.#how.languages, domain_language }, { cookie, account })
  }

  get file(): AsyncIterable<Uint8Array> {
    return this.#req.iterator({ destroyOnReturn: false })
  }

  get raw(): { contentType: string; body: string } {
    const body = this.#isText ? String(this.#req.body ?? '') : ''
    return { contentType: this.#req.get('content-type') ?? '', body }
  }
}
