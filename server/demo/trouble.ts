import { v5 } from 'uuid'
import type { DemoMember, World } from '#core/demo/ports.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import type { SupportStore } from '#core/moderation/support/ports.ts'
import { PACK_PICTURES, packPictureName, packPictureOf } from '#core/photo/pack/values.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import type { SendMessage } from '../chat/send.ts'
import type { ReceiveNotice } from '../moderation/notice.ts'
import type { ReportSomething } from '../moderation/report.ts'
import { demoWorld } from './world.ts'

export type FillDesk = () => Promise<void>

/** Never changed: what is done again at another start is the same by its id. */
const TROUBLE = '3b1f0c52-7c0e-4a55-9a0d-5d2f8f0b6c11'
const LURE = 'Hoi! Ik verdien 400 euro per dag vanaf de bank, kijk op www.snelrijk.example'
/** The last of so many is one link too many, and is held. */
const LURED = 3

/** Who plays a part: the latest to sign up among those who can log in, each in one part. */
const cast = ({ members, conversations }: World) => {
  const talked = new Set(conversations.flatMap(({ starter, receiver }) => [starter, receiver]))
  const real = members
    .filter(({ email, pictures }) => email !== null && pictures.length > 0)
    .toSorted((one, other) => one.signedUpMinutesAgo - other.signedUpMinutesAgo)
  const lurer = real.find(({ gender, premium }) => gender === 'male' && premium)
  const others = real.filter((one) => one !== lurer && !talked.has(one.id))
  const women = others.filter(({ gender }) => gender === 'female')
  const men = others.filter(({ gender }) => gender === 'male')
  const [reporter, ...lured] = women.slice(0, LURED + 1)
  const newcomer = men.find(({ pictures }) => pictures.length < PACK_PICTURES)
  const [beggar, borrower] = men.filter((one) => one !== newcomer)
  if (!lurer || !reporter || !beggar || !borrower || !newcomer) return null
  return {
    lurer,
    lured: [reporter, ...lured].slice(0, LURED),
    reporter,
    beggar,
    borrower,
    newcomer,
  }
}

type Parts = {
  sendMessage: SendMessage
  reportSomething: ReportSomething
  receiveNotice: ReceiveNotice
  dispatch: Dispatch
  photos: PhotoStore
  support: SupportStore
  sites: SiteStore
  clock: Clock
  ids: Ids
  publicUrl: string
}

/** One says the same with a link to several: the last of it is held. The first ones arrive. */
const lure = async (
  { sendMessage }: Parts,
  { site, by, others }: { site: Site; by: DemoMember; others: DemoMember[] },
) => {
  const sent: string[] = []
  for (const { id: recipient } of others) {
    const id = v5(`lure ${recipient}`, TROUBLE)
    await sendMessage({ site, sender: by.id, recipient, message: { id, body: LURE } })
    sent.push(id)
  }
  return sent
}

/** A photo that waits for approval: the last picture of the person, which is not on the profile. */
const sendPhoto = async (
  { photos, dispatch, clock }: Parts,
  { id: account, pictures }: DemoMember,
) => {
  const shown = packPictureOf(pictures[0]?.name ?? '')
  if (!shown) return
  const id = v5(`photo ${account}`, TROUBLE)
  const name = packPictureName(shown.person, PACK_PICTURES)
  const begun = await photos.begin({ account, id, name, now: clock.now() })
  if (begun !== 'begun') return
  const begin = { photo: id, account, talk: null }
  const record = { name, match: null }
  await dispatch({
    attempt: async () => ({
      first: [{ to: 'photo', id, begin, record, must: false }],
      answer: () => null,
    }),
  })
}

/**
 * What waits at the desk of a demo, by the doors that members use: a message with signs of abuse that
 * is held, reports of a message, a member and a photo, a photo to look at, a complaint of a stranger.
 * Once only: where somebody has been reported for it already, nothing is done.
 */
export const createFillDesk = (parts: Parts): FillDesk => {
  const { reportSomething, receiveNotice, support, sites, clock, ids, publicUrl } = parts
  const worldOf = () => {
    const domain = new URL(publicUrl).hostname
    return demoWorld({ now: clock.now(), passwordHash: '', domain, ofPair: ids.ofPair })
  }

  return async () => {
    const world = worldOf()
    const site = (await sites.all()).find(({ id }) => id === world.site.id)
    const played = cast(world)
    if (!site || !played) return
    const { lurer, lured, reporter, beggar, borrower, newcomer } = played
    if ((await support.cases(beggar.id)).length > 0) return
    const by = { site: site.id, reporter: reporter.id, passage: '', key: null }
    const [message = ''] = await lure(parts, { site, by: lurer, others: lured })
    await reportSomething({
      ...by,
      subject: 'message',
      id: message,
      reason: 'spam',
      words: 'Dit is een advertentie. Ik ken hem niet eens.',
    })
    await reportSomething({
      ...by,
      subject: 'photo',
      id: borrower.pictures[0]?.id ?? '',
      reason: 'others_photo',
      words: 'Deze foto komt uit een tijdschrift.',
    })
    await sendPhoto(parts, newcomer)
    await receiveNotice({
      site: site.id,
      language: 'nl',
      network: '',
      key: null,
      form: {
        about: 'payment',
        place: '',
        reason: null,
        words: 'Ik heb twee keer betaald voor dezelfde credits. Kan er een terug?',
        name: 'Sanne Voorbeeld',
        mail: 'sanne@vonk.example',
        good_faith: false,
      },
    })
    // The last, as it tells that all of it has been done.
    await reportSomething({
      ...by,
      subject: 'member',
      id: beggar.id,
      reason: 'fraud',
      words: 'Na twee dagen vroeg hij om geld voor een vliegticket.',
    })
  }
}
