import type { Mailer } from '#core/kernel/ports.ts'
import type { ModerationStore, Notice, Statement } from '#core/moderation/ports.ts'
import { numberOf } from '#core/moderation/views.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { formsOf, type Letter } from '#server/platform/mails/layout.ts'
import { footerOf, type MailContext, namesFor } from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'

/** To the address that a stranger typed: nothing of what they typed beside it is in a mail. */
export type NoticeMails = {
  received(id: string): Promise<void>
  answered(id: string, statement: string): Promise<void>
}

const subjectOf = (to: MailContext, { about, reason }: Notice): string => {
  const { notice, moderationWords: words } = textsOf(to.addressee.language)
  return about === 'content' ? words.reason[reason] : notice.about[about]
}

export const receivedLetter = (to: MailContext, notice: Notice): Letter => {
  const { notice: texts } = textsOf(to.addressee.language)
  return {
    subject: texts.received.subject(namesFor(to)),
    heading: texts.received.heading,
    blocks: [
      { text: texts.received.text },
      {
        rows: [
          [texts.rows.number, numberOf(notice.case)],
          [texts.rows.about, subjectOf(to, notice)],
        ],
      },
      { text: texts.received.notYou },
    ],
    footer: footerOf(to),
  }
}

/** Where nobody is named the words of who decided are the answer; else they are for the member. */
export const answeredLetter = (to: MailContext, notice: Notice, statement: Statement): Letter => {
  const { notice: texts, reportOutcome: outcomes } = textsOf(to.addressee.language)
  const isNothing = statement.decision === 'nothing_found'
  const said = () => {
    const { decision } = statement
    if (decision === 'upheld' || decision === 'overturned') return outcomes[decision]
    if (notice.accused === null) return statement.facts
    return isNothing ? outcomes.nothing : outcomes.acted
  }
  return {
    subject: texts.answered.subject(namesFor(to)),
    heading: texts.answered.heading,
    blocks: [
      { text: said() },
      {
        rows: [
          [texts.rows.number, numberOf(notice.case)],
          [texts.rows.about, subjectOf(to, notice)],
        ],
      },
      { text: texts.answered.disagree({ support: to.site.settings.support_email }) },
    ],
    footer: footerOf(to),
  }
}

/** The mails of the form for everybody, each once by its key. */
export const createNoticeMails = ({
  moderation,
  sites,
  mailer,
  publicUrl,
}: {
  moderation: ModerationStore
  sites: SiteStore
  mailer: Mailer
  publicUrl: string
}): NoticeMails => {
  const send = async (
    id: string,
    key: string,
    write: (to: MailContext, notice: Notice) => Letter | null,
  ) => {
    const notice = await moderation.notice(id)
    const site = (await sites.all()).find((one) => one.id === notice?.site)
    if (!notice || notice.mail === '' || !site) return
    const { mail: email, language } = notice
    const unnamed = { confirmed: false, name: '', disabled: [] }
    const addressee = { email, language, site: site.id, ...unnamed }
    const letter = write({ addressee, site, publicUrl: originOf(publicUrl, site) }, notice)
    if (!letter) return
    const { mail_name: sender } = site.settings
    const forms = formsOf(letter, language)
    await mailer.send({ to: email, sender, subject: letter.subject, ...forms, key })
  }

  return {
    received: (id) => send(id, `noticeReceived:${id}`, receivedLetter),
    answered: async (id, about) => {
      const statement = await moderation.statement(about)
      await send(
        id,
        `noticeAnswered:${about}`,
        (to, notice) => statement && answeredLetter(to, notice, statement),
      )
    },
  }
}
