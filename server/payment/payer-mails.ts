import type { PayerMatter } from '#core/payment/chart.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { called } from '../../core/kernel/called.ts'
import type { Letter } from '../platform/mails/layout.ts'
import { footerOf, momentOf, named, type To } from '../platform/mails/templates.ts'

type Facts = { site: string; money: string; credits: string }
type Texts = {
  locale: string
  credits: (count: number) => string
  subject: (facts: Facts) => string
  hello: (name: string) => string
  about: Record<PayerMatter, (facts: Facts) => string>
  owed: (credits: string) => string
  order: string
  ordered: string
  withdrawn: string
  paid: string
  money: string
  taken: string
  given: string
  button: string
}

const nl: Texts = {
  locale: 'nl-NL',
  credits: (count) => (count === 1 ? '1 credit' : `${count} credits`),
  subject: ({ site }) => `Over je betaling bij ${site}`,
  hello: (name) => `Hoi${called(name, ' ')}`,
  about: {
    partlyRefunded: ({ money, credits }) =>
      `Je krijgt ${money} van je betaling terug. Daar gaan ${credits} van je saldo voor af.`,
    givenBack: ({ money, credits }) =>
      `We betalen je ${money} terug. Daar gaan ${credits} van je saldo voor af. Meestal staat het geld binnen enkele werkdagen op je rekening.`,
    withdrawn: ({ money, credits }) =>
      `Je hebt je aankoop herroepen. We betalen je ${money} terug voor de ${credits} die je niet hebt gebruikt. Meestal staat het geld binnen enkele werkdagen op je rekening.`,
    refunded: ({ money, credits }) =>
      `Je betaling is terugbetaald: ${money}. Daar gaan ${credits} van je saldo voor af. Je blijft Premium.`,
    chargedBack: ({ money, credits }) =>
      `Je bank heeft ${money} bij ons teruggehaald. Daar gaan ${credits} van je saldo voor af. Klopt dat niet? Neem dan contact met ons op.`,
    wonBack: ({ money, credits }) =>
      `Je bank heeft het terughalen van ${money} ongedaan gemaakt. Je hebt je ${credits} weer terug.`,
    paidLate: ({ money, credits }) =>
      `Je betaling van ${money} kwam later binnen dan verwacht, en telt gewoon mee: er zijn ${credits} bijgeschreven.`,
    paidTwice: ({ money, credits }) =>
      `Er is voor deze bestelling nog eens ${money} binnengekomen. Daarvoor zijn nog eens ${credits} bijgeschreven. Was dat niet de bedoeling? Laat het ons weten, dan betalen we terug.`,
  },
  owed: (credits) =>
    `Je had niet genoeg credits meer: ${credits} staan nog open. Je hoeft nu niets te doen.`,
  order: 'Bestelling',
  ordered: 'Besteld op',
  withdrawn: 'Herroepen op',
  paid: 'Besteld',
  money: 'Bedrag',
  taken: 'Credits af',
  given: 'Credits bij',
  button: 'Bekijk je betaling',
}

const en: Texts = {
  locale: 'en-GB',
  credits: (count) => (count === 1 ? '1 credit' : `${count} credits`),
  subject: ({ site }) => `About your payment at ${site}`,
  hello: (name) => `Hi${called(name, ' ')}`,
  about: {
    partlyRefunded: ({ money, credits }) =>
      `You get ${money} of your payment back. For that, ${credits} are taken from your balance.`,
    givenBack: ({ money, credits }) =>
      `We pay you ${money} back. For that, ${credits} are taken from your balance. The money is usually on your account within a few working days.`,
    withdrawn: ({ money, credits }) =>
      `You have withdrawn from your purchase. We pay you ${money} back for the ${credits} that you have not used. The money is usually on your account within a few working days.`,
    refunded: ({ money, credits }) =>
      `Your payment has been refunded: ${money}. For that, ${credits} are taken from your balance. You stay Premium.`,
    chargedBack: ({ money, credits }) =>
      `Your bank has taken ${money} back from us. For that, ${credits} are taken from your balance. Is that not right? Please contact us.`,
    wonBack: ({ money, credits }) =>
      `Your bank has undone taking ${money} back. You have your ${credits} again.`,
    paidLate: ({ money, credits }) =>
      `Your payment of ${money} came later than expected, and it counts: ${credits} have been added.`,
    paidTwice: ({ money, credits }) =>
      `Another ${money} came in for this order. For that, another ${credits} have been added. Not what you meant? Tell us, and we pay you back.`,
  },
  owed: (credits) =>
    `You did not have enough credits left: ${credits} are still open. You need not do anything now.`,
  order: 'Order',
  ordered: 'Ordered on',
  withdrawn: 'Withdrawn on',
  paid: 'Ordered',
  money: 'Amount',
  taken: 'Credits taken',
  given: 'Credits added',
  button: 'See your payment',
}

const gives: readonly PayerMatter[] = ['wonBack', 'paidLate', 'paidTwice']

/** The moment at which the withdrawal came in, which its receipt has to name (promise H3). */
const withdrawnRow = (to: To, { withdrawal }: OrderView, texts: Texts): [string, string][] =>
  withdrawal ? [[texts.withdrawn, momentOf(to, new Date(withdrawal.at))]] : []

/** What a member is told of money that came or went otherwise than ordered: sums, and what to do. */
export const payerLetter = (
  to: To,
  {
    order,
    about,
    minor,
    credits,
    owed,
  }: { order: OrderView; about: PayerMatter; minor: number; credits: number; owed: number },
): Letter => {
  const texts = to.addressee.language === 'nl' ? nl : en
  const { name, site } = named(to)
  const { currency } = order.amount
  const money = new Intl.NumberFormat(texts.locale, { style: 'currency', currency })
  const facts = { site, money: money.format(minor / 100), credits: texts.credits(credits) }
  const isGiven = gives.includes(about)
  return {
    subject: texts.subject(facts),
    heading: texts.hello(name),
    blocks: [
      { text: texts.about[about](facts) },
      ...(owed > 0 && !isGiven ? [{ text: texts.owed(texts.credits(owed)) }] : []),
      {
        rows: [
          [texts.order, order.payment_id],
          [texts.ordered, momentOf(to, new Date(order.created_at))],
          ...withdrawnRow(to, order, texts),
          [texts.paid, texts.credits(order.credits)],
          [texts.money, facts.money],
          [isGiven ? texts.given : texts.taken, String(credits)],
        ],
      },
      { button: texts.button, url: `${to.publicUrl}/transactions/${order.payment_id}` },
    ],
    footer: footerOf(to),
  }
}
