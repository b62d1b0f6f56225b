import type { ModerationStore, Statement } from '#core/moderation/ports.ts'
import { appealUntil, creditRuleOf, isUndelivered, linkUntil } from '#core/moderation/selectors.ts'
import { numberOf } from '#core/moderation/views.ts'
import type { Block, Letter } from '#server/platform/mails/layout.ts'
import type { Letters, MakeLink } from '#server/platform/mails/letters.ts'
import {
  dayOf,
  footerOf,
  type MailContext,
  momentOf,
  namesFor,
} from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'
import { loggedOutLetter } from './support/logged-out-mail.ts'

export type ModerationLetters = Pick<Letters, 'statement' | 'reportOutcome' | 'loggedOut'>

const lastsOf = (to: MailContext, { restriction }: Statement): string => {
  const { lasts } = textsOf(to.addressee.language).statement
  if (!restriction) return lasts.nothing
  const { until } = restriction
  return until ? lasts.until({ until: momentOf(to, until) }) : lasts.always
}

/** What becomes of the credits of who is kept out, and how to withdraw without logging in. */
const creditsIn = (to: MailContext, { restriction }: Statement): Block[] => {
  const { credits } = textsOf(to.addressee.language).moderationWords
  if (!restriction) return []
  const { kind: restricts, inForce: holds, until } = restriction
  const rule = creditRuleOf({ restricts, holds, until })
  if (!rule) return []
  return [
    { text: `${credits[rule]} ${credits.withdraw}` },
    { link: credits.withdrawHere, url: `${to.publicUrl}/withdraw/mail` },
  ]
}

/** Why, by which rule, for how long and how to object: the whole statement of reasons (MOD-01). */
export const statementLetter = (
  to: MailContext,
  { statement, token }: { statement: Statement; token: string },
): Letter => {
  const { statement: texts, moderationWords: words } = textsOf(to.addressee.language)
  const { decision, rule, facts, foundBy } = statement
  const rows: [string, string][] = [
    ...(facts === '' ? [] : [[texts.rows.facts, facts] as [string, string]]),
    ...(rule ? [[texts.rows.rule, words.rule[rule]] as [string, string]] : []),
    [texts.rows.found, words.found[foundBy]],
    [texts.rows.lasts, lastsOf(to, statement)],
    [texts.rows.number, numberOf(statement.case)],
  ]
  const until = appealUntil(statement)
  const objection: Block[] = until
    ? [
        { text: texts.object({ until: dayOf(to, until) }) },
        { button: texts.objectHere, url: `${to.publicUrl}/decision?token=${token}` },
      ]
    : []
  return {
    subject: texts.subject(namesFor(to)),
    heading: texts.heading({ ...namesFor(to), decision: words.decision[decision] }),
    blocks: [
      { text: isUndelivered(statement) ? words.undelivered : words.means[decision] },
      { rows },
      ...(rule ? [{ link: texts.ruleHere, url: `${to.publicUrl}/pages/ban#${rule}` }] : []),
      ...objection,
      { text: texts.elsewhere },
      ...creditsIn(to, statement),
    ],
    footer: footerOf(to),
  }
}

/** What came of a report: nothing of who decided, nor of what exactly holds of the other. */
export const reportOutcomeLetter = (to: MailContext, statement: Statement): Letter => {
  const texts = textsOf(to.addressee.language).reportOutcome
  const isNothing = statement.decision === 'nothing_found'
  const until = isNothing ? appealUntil(statement) : null
  const said = () => {
    const { decision } = statement
    if (decision === 'upheld' || decision === 'overturned') return texts[decision]
    return isNothing ? texts.nothing : texts.acted
  }
  return {
    subject: texts.subject(namesFor(to)),
    heading: texts.heading(namesFor(to)),
    blocks: [
      { text: said() },
      { rows: [[texts.number, numberOf(statement.case)]] },
      ...(until ? [{ text: texts.object({ until: dayOf(to, until) }) }] : []),
      { button: texts.button, url: `${to.publicUrl}/safety` },
    ],
    footer: footerOf(to),
  }
}

export const createModerationLetters = ({
  moderation,
  makeLink,
}: {
  moderation: ModerationStore
  makeLink: MakeLink
}): ModerationLetters => ({
  statement: async ({ account, about = '' }, to) => {
    const statement = await moderation.statement(about)
    if (!statement || statement.account !== account) return null
    const expires = linkUntil(statement)
    const token = expires
      ? await makeLink({ account, purpose: 'decision', about, earlier: 'stay', expires })
      : ''
    return statementLetter(to, { statement, token })
  },
  loggedOut: async (_, to) => loggedOutLetter(to),
  reportOutcome: async ({ about = '' }, to) => {
    const statement = await moderation.statement(about)
    return statement && reportOutcomeLetter(to, statement)
  },
})
