import { moneyText } from '#core/kernel/money.ts'
import { debitDayOf } from '#core/payment/direct-debit/debit-day.ts'
import type { DirectDebitStore, MandatePaper } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { advanceOf } from '#core/payment/selectors.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import type { Block, Letter } from '#server/platform/mails/layout.ts'
import type { WriteLetter } from '#server/platform/mails/letters.ts'
import { dayOf, footerOf, type MailContext, namesFor } from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'
import { shownMandate } from './mandate-text.ts'

const wordsFor = (to: MailContext) => textsOf(to.addressee.language)

const shownIn = (to: MailContext, paper: MandatePaper) =>
  paper.shown ?? shownMandate(to.site, to.addressee.language)

/** Both are in every mail on a debit, and no account number is whole in any. */
const nameRows = (to: MailContext, paper: MandatePaper): [string, string][] => {
  const { directDebitMails: texts } = wordsFor(to)
  return [
    [texts.reference, paper.reference],
    [texts.creditorId, shownIn(to, paper).creditorId],
    [texts.account, texts.iban({ end: paper.ibanEnd })],
  ]
}

/** As its signer typed it: for a mailbox that is known to be theirs, and for no other. */
const signerRows = (to: MailContext, paper: MandatePaper): [string, string][] => {
  const { directDebitMails: texts } = wordsFor(to)
  return [
    [texts.holder, paper.holder],
    [texts.address, `${paper.street} ${paper.houseNumber}, ${paper.zip} ${paper.city}`],
    [texts.signed, texts.signedAt({ place: paper.city, date: dayOf(to, paper.signedAt) })],
  ]
}

export const mandateLetter = (to: MailContext, paper: MandatePaper): Letter => {
  const { directDebitMails: texts } = wordsFor(to)
  const rows: Block = {
    rows: [
      ...nameRows(to, paper),
      ...(to.addressee.confirmed ? signerRows(to, paper) : []),
      [texts.version, paper.text],
    ],
  }
  return {
    subject: texts.mandateSubject(namesFor(to)),
    heading: texts.mandateHeading(namesFor(to)),
    blocks: [
      { text: shownIn(to, paper).text },
      rows,
      { button: texts.paper, url: `${to.publicUrl}/directdebit/mandate/${paper.id}` },
    ],
    footer: footerOf(to),
  }
}

/** With the paper of the mandate: its text, place, date and names. */
export const mandateLetters =
  ({ debits }: { debits: DirectDebitStore }): WriteLetter =>
  async ({ account, about }, to) => {
    const paper = about === undefined ? null : await debits.paper(about)
    return paper?.account === account ? mandateLetter(to, paper) : null
  }

/** Says beforehand what is taken, when, and by which mandate. */
export const debitAheadLetter = (
  to: MailContext,
  order: PlacedOrder,
  paper: MandatePaper,
): Letter => {
  const { locale, payer, directDebitMails: texts } = wordsFor(to)
  const advance = advanceOf(order.lifecycle)
  const { createdAt: asked } = order
  const facts = {
    ...namesFor(to),
    money: moneyText(locale, order.price.total),
    day: dayOf(to, debitDayOf(order.lifecycle, { asked, now: asked })),
  }
  return {
    subject: texts.aheadSubject(facts),
    heading: texts.aheadHeading(facts),
    blocks: [
      { text: texts.ahead(facts) },
      {
        text:
          advance > 0 ? texts.aheadAdvance({ credits: payer.credits(advance) }) : texts.aheadLater,
      },
      { rows: nameRows(to, paper) },
      { text: texts.back },
      { button: texts.order, url: `${to.publicUrl}/transactions/${order.payment}` },
    ],
    footer: footerOf(to),
  }
}

export const debitAheadLetters =
  ({ debits, payments }: { debits: DirectDebitStore; payments: PaymentStore }): WriteLetter =>
  async ({ about }, to) => {
    if (about === undefined) return null
    const [found, paper] = await Promise.all([payments.receipt(about), debits.paperOf(about)])
    if (!found || !paper) return null
    return debitAheadLetter(to, found.order, paper)
  }
