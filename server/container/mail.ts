import { join } from 'node:path'
import { ContainerModule } from 'inversify'
import { mailbox } from '#adapters/mail/mailbox.ts'
import { smtpMailer } from '#adapters/mail/smtp.ts'
import { boundedFetch } from '#adapters/payments/bounded-fetch.ts'
import { httpTexter } from '#adapters/sms/http.ts'
import type { Texter } from '#core/payment/direct-debit/ports.ts'
import type { Config } from '../platform/config/config.ts'
import { demoTextsOf } from '../platform/texts.ts'
import * as t from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { mailParts } from './tokens.ts'

/** Texts by the service that is named, or none. */
export const keyedTexter = ({ secrets: { smsUrl } }: Config): Texter | null =>
  smsUrl === null ? null : httpTexter({ url: smsUrl, ask: boundedFetch })

/** Mail, in a mailbox where nobody has said how it is sent. */
export const mailModule = ({ dataDir, mailFrom: from, languages, secrets: { mailUrl } }: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    const opened = () => {
      if (mailUrl !== null) return { mailer: smtpMailer({ url: mailUrl, from }), pages: [] }
      const { mailer, pages } = mailbox({
        dir: join(dataDir, 'mail'),
        from,
        texts: demoTextsOf(languages[0]).mailbox,
      })
      return { mailer, pages: [pages] }
    }
    make(mailParts, opened, {})
    make(t.mailer, ({ mailParts: { mailer } }) => mailer, { mailParts })
  })
