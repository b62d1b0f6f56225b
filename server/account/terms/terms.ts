import type { TermsStore } from '#core/account/terms/ports.ts'
import {
  changesOf,
  languageOfTerms,
  nameOfTerms,
  type TermsChange,
  termsAreAgreed,
} from '#core/account/terms/rules.ts'
import { isLanguage, type Language, nearestOf } from '#core/kernel/languages.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import { PageFault, type PageTexts } from '#core/site/pages/ports.ts'
import { filled } from '#core/site/pages/rules.ts'
import type { Site } from '#core/site/ports.ts'
import type { PageFacts } from '#server/platform/tokens.ts'
import type { ShownTerms } from './shown-terms.ts'

const MARK_LENGTH = 16
/** For who agreed to nothing that is known, and whose language has no words. */
const MODEL: Language = 'nl'

type Reader = { site: Site; language: string }
type Current = { version: string; markdown: string }
export type TermsState = { version: string; due: boolean; changes: TermsChange[] | null }

export type Terms = {
  /**
   * Whether this is what the site's terms are still, in the language in which it was read, at this
   * server or at another one.
   */
  isAgreed(site: Site, agreed: string | null): Promise<boolean>
  /** What stands between a member and the terms of today. */
  stateOf(account: string, reader: Reader): Promise<TermsState>
  /** Keeps that the account agrees to this version; false where they say something else by now. */
  agree(account: string, given: { site: Site; version: string }): Promise<boolean>
  /** For who has an account in a moment: keeps what the terms say, and answers their version. */
  toSignUp(reader: Reader): Promise<string | null>
}

type TermsParts = {
  pageTexts: PageTexts
  pageFacts: PageFacts
  termsStore: TermsStore
  shownTerms: Pick<ShownTerms, 'record' | 'isShownElsewhere'>
  ids: Pick<Ids, 'hash'>
  clock: Clock
  /** Those that are on: in another one nobody agrees to anything. */
  languages: readonly string[]
}

type CurrentOf = (reader: Reader) => Promise<Current | null>

/** Null for what no page can show. */
const readOr = (pageTexts: PageTexts, markdown: string) => {
  try {
    return pageTexts.read(markdown)
  } catch (fault) {
    if (fault instanceof PageFault) return null
    throw fault
  }
}

/**
 * The terms of a site as they are read, with its days and prices, in a language or else in that of
 * the product.
 */
const createCurrent = ({
  pageTexts,
  pageFacts,
  ids,
}: Pick<TermsParts, 'pageTexts' | 'pageFacts' | 'ids'>): CurrentOf => {
  /** They are filled in anew each time; what they are called is only reckoned when they are others. */
  const known = new Map<string, Current>()

  return async ({ site, language: asked }) => {
    const wanted = isLanguage(asked) ? asked : MODEL
    const asking = { site: site.id, language: wanted, name: 'terms' } as const
    const { language, markdown: written } = await pageTexts.shown(asking)
    const markdown = filled(written, pageFacts(site))
    const place = `${site.id} ${language}`
    const before = known.get(place)
    if (before?.markdown === markdown) return before
    // Nobody is asked to agree to a page that cannot be shown: its operator is told.
    const day = readOr(pageTexts, markdown)?.version
    if (day === undefined) return null
    const mark = ids.hash(markdown.replaceAll('\r\n', '\n').trim()).slice(0, MARK_LENGTH)
    const read = { version: nameOfTerms({ language, day, mark }), markdown }
    known.set(place, read)
    return read
  }
}

/**
 * Terms are a version by what they say, the operator's own included (LND-04): who agreed to another
 * one is asked, and what they agreed to is kept.
 */
export const createTerms = ({ termsStore, clock, languages, ...parts }: TermsParts): Terms => {
  const { pageTexts, shownTerms } = parts
  const readCurrent = createCurrent(parts)
  const kept = new Set<string>()

  const current: CurrentOf = async (reader) => {
    const now = await readCurrent(reader)
    const language = now && languageOfTerms(now.version)
    if (language) {
      await shownTerms.record({ site: reader.site.id, language, version: now.version })
    }
    return now
  }

  const readIn = (version: string | null): string | null => {
    const language = version && languageOfTerms(version)
    return language && nearestOf(languages, language) ? language : null
  }

  const isAgreed: Terms['isAgreed'] = async (site, agreed) => {
    const now = await current({ site, language: readIn(agreed) ?? MODEL })
    if (now === null || termsAreAgreed(agreed, now.version) === ok) return true
    return agreed !== null && shownTerms.isShownElsewhere(site.id, agreed)
  }

  const keep = async ({ version, markdown }: Current) => {
    if (!kept.has(version)) await termsStore.keepText(version, markdown)
    kept.add(version)
    return version
  }

  return {
    isAgreed,
    stateOf: async (account, reader) => {
      const agreed = await termsStore.agreed(account)
      if (await isAgreed(reader.site, agreed)) {
        return { version: agreed ?? '', due: false, changes: [] }
      }
      const before = agreed && (await termsStore.text(agreed))
      const asked = await current({ ...reader, language: readIn(agreed) ?? MODEL })
      // What cannot be shown in the language of today is asked in that which holds the member.
      const now = (await current(reader)) ?? asked
      if (!now) return { version: agreed ?? '', due: false, changes: [] }
      if (!agreed || !before) return { version: now.version, due: true, changes: null }
      const same = asked ?? now
      // What was kept was read by the rules of its day.
      const was = readOr(pageTexts, before)
      const [is, told] = [pageTexts.read(same.markdown), pageTexts.read(now.markdown)]
      return { version: now.version, due: true, changes: was && changesOf(was, is, told) }
    },
    agree: async (account, { site, version }) => {
      const language = readIn(version)
      const now = language && (await current({ site, language }))
      if (!now || termsAreAgreed(version, now.version) !== ok) return false
      await keep(now)
      await termsStore.agree(account, { version, now: clock.now() })
      return true
    },
    toSignUp: async (reader) => {
      const now = await current(reader)
      return now && keep(now)
    },
  }
}
