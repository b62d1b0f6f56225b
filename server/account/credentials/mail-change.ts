import { MAIL_CHANGE_LINK_HOURS } from '#core/account/rules.ts'
import type { Site } from '#core/site/ports.ts'
import { idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { findLink, markOf } from '#server/platform/mails/mailed-link.ts'
import { mailboxKey } from '../../platform/limiting.ts'
import { asFieldError } from './beside-field.ts'
import { createConfirmMailChange } from './mail-change-confirm.ts'
import {
  hoursAfter,
  type MailChange,
  type MailChangeDependencies,
  mailOf,
} from './mail-changing.ts'

const createRequestMailChange = (
  deps: MailChangeDependencies,
): Pick<MailChange, 'request' | 'resend' | 'cancel'> => {
  const { credentials, accounts, passwords, writeOnce, limit, jobQueue, liveHints, ids, clock } =
    deps
  const mail = mailOf(ids)
  const seen = (account: string) => liveHints.publish([{ account, about: 'user' }])
  /** So often one account may ask, and so much comes to one address, whoever asks for it. */
  const mayMail = async (account: string, site: Site, email: string) =>
    (await limit('mailChangeMails', account)) ??
    limit('mailChangeMailsPerAddress', mailboxKey(ids, site, email))

  return {
    request: async ({ account, site, form: { email, password }, key }) => {
      const idempotency = idempotencyKeyOf(key, `mailChange:${account}`, email)
      const done = await writeOnce(idempotency, async (remember) => {
        const verified = await accounts.passwordHash(account)
        const { right } = await passwords.verify(verified, password)
        if (!right || verified === null) return refuseFields({ password: 'password_wrong' })
        const own = await accounts.addressee(account)
        if (own?.email === email) return refuseFields({ email: 'email_duplicate' })
        const tooMany = await mayMail(account, site, email)
        if (tooMany) return tooMany
        const now = clock.now()
        const until = hoursAfter(now, MAIL_CHANGE_LINK_HOURS)
        const jobs = [mail('emailChangeAsked', account)]
        const wrote = await credentials.requestMailChange({
          account,
          verified,
          site: site.id,
          email,
          until,
          now,
          jobs,
          remember,
        })
        return asFieldError(wrote, 'password')
      })
      if (!('refused' in done)) seen(account)
      return done
    },
    resend: async ({ account, site, key }) => {
      const change = await credentials.mailChange(account, clock.now())
      if (!change?.asked) return refuse('not_now')
      const tooMany = await mayMail(account, site, change.asked)
      if (tooMany) return tooMany
      await jobQueue.put(mail('emailChangeAsked', account, key))
      return {}
    },
    cancel: async (account) => {
      await credentials.cancelMailChange(account)
      seen(account)
    },
  }
}

const createUndoMailChange = (deps: MailChangeDependencies): Pick<MailChange, 'undo'> => {
  const { credentials, linkStore, writeOnce, liveHints, ids, clock } = deps
  const mail = mailOf(ids)
  return {
    undo: async ({ token, site, key }) => {
      const mark = markOf(ids, token)
      let account = ''
      const done = await writeOnce(
        idempotencyKeyOf(key, 'mailUndo', mark.tokenHash),
        async (remember) => {
          const found = await findLink(linkStore, 'mailUndo', { mark, site, now: clock.now() })
          if ('refused' in found) return found
          account = found.account
          const jobs = [mail('passwordReset', account)]
          return credentials.undoMailChange({
            account,
            tokenHash: mark.tokenHash,
            now: clock.now(),
            jobs,
            remember,
          })
        },
      )
      if (account && !('refused' in done)) liveHints.publish([{ account, about: 'user' }])
      return done
    },
  }
}

export const createMailChange = (deps: MailChangeDependencies): MailChange => ({
  ...createRequestMailChange(deps),
  ...createConfirmMailChange(deps),
  ...createUndoMailChange(deps),
})
