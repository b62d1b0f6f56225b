import { mayNotify } from '#core/account/settings/notifications.ts'
import type { Job } from '#core/kernel/jobs.ts'
import { begin, step } from '#core/kernel/lifecycle.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { PushStore } from '#core/push/ports.ts'
import type { PushSender } from '#core/push/sender.ts'
import { pushSending } from '#core/push/sending/machine.ts'
import type { News, PushReader, PushSending } from '#core/push/sending/ports.ts'
import { isQuietAt, quietUntil } from '#core/push/sending/quiet-hours.ts'
import type { PushFacts } from '#core/push/sending/rules.ts'
import type { NoticeKind } from '#core/push/values.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { originOf } from '../platform/http/origin.ts'
import { textsOf } from '../platform/texts.ts'
import { digestWords, wordsOf } from './sending/words.ts'

type PushJob = Extract<Job, { name: 'push' }>
type DigestJob = Extract<PushJob, { kind: 'digest' }>
type NewsJob = Exclude<PushJob, DigestJob>
export type SendPush = (job: PushJob) => Promise<void>

type Parts = {
  push: PushStore
  pushSending: PushSending
  sender: PushSender
  sites: SiteStore
  publicUrl: string
  clock: Clock
}

/** What has no list in which it could be seen by now. */
const somethingNew: News = {
  waits: 1,
  isThere: true,
  onlyFictional: false,
  from: null,
  last: null,
}

const newsOf = ({ pushSending: sending }: Parts, { account, kind, about = '' }: NewsJob) => {
  if (kind === 'newMessages') return sending.messages(account, about)
  if (kind === 'newLikes' || kind === 'matches') return sending.likes(account, kind)
  if (kind === 'visits') return sending.visits(account, new Date(about))
  return somethingNew
}

const isQuietFor = ({ choices: { quiet, timeZone } }: PushReader, now: Date) =>
  quiet !== null && isQuietAt(quiet, timeZone, now)

const endOfQuiet = ({ choices: { quiet, timeZone } }: PushReader, now: Date) =>
  quiet === null ? now : quietUntil(quiet, timeZone, now)

type Told = Pick<PushFacts, 'isOn' | 'waits' | 'isThere' | 'onlyFictional'>

const factsOf = (reader: PushReader, told: Told, now: Date): PushFacts => ({
  mayEnter: reader.mayEnter,
  hasDevice: reader.subscription !== null,
  ...told,
  onScreen: reader.onScreenUntil !== null && reader.onScreenUntil > now,
  sent: reader.sent,
  isQuiet: isQuietFor(reader, now),
})

type Said = { body: string; path: string; tag: string }

/** A subscription that is dead is forgotten at once. */
const createTell =
  ({ push, pushSending: sending, sender, sites, publicUrl, clock }: Parts) =>
  async (account: string, { subscription, language, site: id, badge }: PushReader, said: Said) => {
    const site = (await sites.all()).find((one) => one.id === id)
    if (!subscription || !site) return
    const { body, path, tag } = said
    const lang = textsOf(language).locale
    const navigate = `${originOf(publicUrl, site)}${path}`
    const title = site.settings.name
    const result = await sender.send(
      subscription,
      {
        web_push: 8030,
        notification: { title, body, navigate, lang, dir: 'ltr', tag },
        app_badge: String(badge),
      },
      { topic: tag },
    )
    if (result === 'gone') await push.forget(account, subscription.endpoint)
    if (result === 'sent') await sending.sent(account, clock.now())
  }

/** Of one conversation the last message alone waits for a device; a topic has no dashes. */
const tagOf = ({ kind, about }: NewsJob) =>
  kind === 'newMessages' && about ? about.replaceAll('-', '') : kind

/**
 * Tells a member's device that there is something, as the chart of sending has it: at once, after
 * the quiet hours in one message, or not at all.
 */
export const createSendPush = (parts: Parts): SendPush => {
  const { pushSending: sending, clock } = parts
  const tell = createTell(parts)
  const sendNews = async (job: NewsJob, reader: PushReader, now: Date) => {
    const { account } = job
    const news = await newsOf(parts, job)
    const kind = news.last?.isGift ? 'gifts' : job.kind
    const isOn = mayNotify(reader.disabled, 'push', kind)
    const { isThere, onlyFictional } = news
    const facts = factsOf(reader, { isOn, waits: news.waits > 0, isThere, onlyFictional }, now)
    const happened = begin(pushSending, undefined).next
    const moved = step(pushSending, happened, { type: 'due', ...facts })
    for (const { type } of moved.moved ? moved.effects : []) {
      if (type === 'hold')
        await sending.hold({ account, kinds: [kind], since: now, until: endOfQuiet(reader, now) })
      else {
        const body = wordsOf(kind, news, reader)
        await tell(account, reader, { body, path: job.path, tag: tagOf(job) })
      }
    }
  }
  const sendDigest = async (job: DigestJob, reader: PushReader, now: Date) => {
    const { account } = job
    const since = new Date(job.since)
    const kinds = job.held.filter((kind) => mayNotify(reader.disabled, 'push', kind))
    if (isQuietFor(reader, now)) {
      return sending.hold({ account, kinds: job.held, since, until: endOfQuiet(reader, now) })
    }
    const held = await sending.heldNews(account, since)
    const counted = (kind: NoticeKind, count: number) => (kinds.includes(kind) ? count : 0)
    const isMessages = kinds.includes('newMessages') || kinds.includes('gifts')
    const news = {
      messages: isMessages ? held.messages : 0,
      likes: counted('newLikes', held.likes),
      matches: counted('matches', held.matches),
      visits: counted('visits', held.visits),
      newMembers: kinds.includes('newMembers'),
      payments: kinds.includes('payments'),
      account: kinds.includes('account'),
    }
    const told = { isOn: kinds.length > 0, isThere: true, onlyFictional: false }
    const facts = factsOf(reader, { ...told, waits: Object.values(news).some(Boolean) }, now)
    const moved = step(
      pushSending,
      { state: 'held', context: {} },
      { type: 'quietEnded', ...facts },
    )
    if (!moved.moved) return
    const body = digestWords(reader.language, news)
    await tell(account, reader, { body, path: '/notifications', tag: 'digest' })
  }
  return async (job) => {
    const now = clock.now()
    const reader = await sending.reader(job.account, now)
    if (!reader) return
    if (job.kind === 'digest') await sendDigest(job, reader, now)
    else await sendNews(job, reader, now)
  }
}
