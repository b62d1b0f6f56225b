import { answerMuch } from '../finder/answer-much.ts'
import type { Browser } from '../server/client.ts'
import { keepCard } from '../server/kept-methods.ts'
import {
  buy,
  formOf,
  message,
  newMember,
  ordered,
  PASSWORD,
  play,
  settled,
  someone,
} from '../server/members.ts'
import {
  company,
  demoMember,
  nightPasses,
  type Place,
  settleIn,
  talkOfToday,
  talkOfYesterday,
} from './people-lived.ts'

/** Where the things are that a tour of the screens looks at. */
export type Lived = {
  real: string
  fictional: string
  /** Somebody with photos. */
  pictured: string
  conversation: string
  /** Who fits the one who has answered in the match finder. */
  fits: string
  payments: Record<
    | 'pending'
    | 'paid'
    | 'failed'
    | 'cancelled'
    | 'refunded'
    | 'partlyRefunded'
    | 'chargedBack'
    | 'wonBack'
    | 'paidTwice'
    | 'withdrawn',
    string
  >
  /** The paths of receipts: of a sale, and the note that credits one. */
  receipts: { sale: string; credit: string }
}

const paymentThat = async (member: Browser, outcome: 'failed' | 'cancelled') => {
  const { ref, payment_id } = await ordered(member)
  await play(member, ref, { status: outcome })
  await settled(member, payment_id, outcome)
  return payment_id
}

const aftermaths = {
  refunded: { aftermath: 'refunded' },
  partlyRefunded: { refund_minor: 150 },
  chargedBack: { aftermath: 'charged_back' },
  wonBack: { aftermath: 'won_back' },
  paidTwice: { aftermath: 'paid_twice' },
} as const

/** A paid order, and what became of its money afterwards, one thing after the other. */
const paidThen = async (member: Browser, ...states: (keyof typeof aftermaths)[]) => {
  const { payment_id, lifecycle } = await buy(member)
  const { ref } = lifecycle.context as { ref: string }
  for (const state of states) {
    await play(member, ref, aftermaths[state])
    await settled(member, payment_id, state)
  }
  return payment_id
}

const receiptOf = async (member: Browser, payment_id: string, kind: 'sale' | 'credit') => {
  const { receipts } = await member.ask('GET /api/transaction.php', { query: { payment_id } })
  const number = receipts.find((one) => one.kind === kind)?.number
  return `/transactions/${payment_id}/receipt/${number}`
}

/** Of an order of which nothing was used. */
const withdrawn = async (member: Browser) => {
  const { payment_id, credits } = await buy(member)
  await member.ask('POST /api/withdrawal.php', { body: { payment_id, credits } })
  return payment_id
}

const unconfirmedMember = async ({ browser }: Place) => {
  const form = formOf({ name: 'Nieuw' })
  const who = browser()
  await who.ask('POST /api/signup.php', { body: form })
  await who.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
  return who
}

/** Signs a member in on a phone as well. */
const alsoOnPhone = ({ browser }: Place, { email }: { email: string }) =>
  browser().ask('POST /api/user.php', {
    body: { email, password: PASSWORD },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
    },
  })

/** A member who has been around, one who has just come, and one who has not confirmed. */
export const liveALittle = async (place: Place) => {
  const born = { date_of_birth: '1992-02-17' }
  const member = await newMember(place, { name: 'Sanne', gender: 'female', seeks: 'male', ...born })
  const other = await demoMember(place, 'lid02@vonk.example')
  await buy(other)
  const paid = await buy(member, 'credits-25')
  const others = await company(place, member)
  await talkOfYesterday(member, other)
  await nightPasses(place)
  await alsoOnPhone(place, member)
  const bram = await newMember(place, { name: 'Bram', gender: 'male', seeks: 'female' })
  const newcomer = await newMember(place, { name: 'Jip', gender: 'male', seeks: 'female' })
  const unconfirmed = await unconfirmedMember(place)
  await keepCard(member)
  await buy(bram)
  await settleIn(member, 'sanne', 3)
  await settleIn(bram, 'bram', 3)
  await others.goOn()
  for (const liker of [bram, other])
    await liker.ask('POST /api/likes.php', { body: { id: member.id } })
  const real = await someone(member, { nth: 8 })
  const fictional = await someone(member, { real: false })
  for (const { id } of [bram, real, fictional])
    await member.ask('POST /api/likes.php', { body: { id } })
  const blocked = await someone(member, { nth: 20 })
  await member.ask('POST /api/block.php', { body: { id: blocked.id } })
  await bram.ask('POST /api/message.php', message(member.id, 'Dag Sanne, leuk dat je er bent!'))
  const back = await paidThen(member, 'refunded')
  const lived: Lived = {
    real: real.id,
    fictional: fictional.id,
    pictured: bram.id,
    conversation: await talkOfToday(member, other),
    fits: await answerMuch(bram),
    payments: {
      paid: paid.payment_id,
      refunded: back,
      partlyRefunded: await paidThen(member, 'partlyRefunded'),
      chargedBack: await paidThen(member, 'chargedBack'),
      wonBack: await paidThen(member, 'chargedBack', 'wonBack'),
      paidTwice: await paidThen(member, 'paidTwice'),
      withdrawn: await withdrawn(member),
      failed: await paymentThat(member, 'failed'),
      cancelled: await paymentThat(member, 'cancelled'),
      pending: (await ordered(member)).payment_id,
    },
    receipts: {
      sale: await receiptOf(member, paid.payment_id, 'sale'),
      credit: await receiptOf(member, back, 'credit'),
    },
  }
  return { member, newcomer, unconfirmed, answerer: bram, lived }
}
