import type { NewAccount } from '#core/account/values.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { agreeToTerms } from '../terms/store.ts'

const clear = statement({
  name: 'beside_clear',
  values: { id: sqlType.uuid() },
  text: `with unsent as (delete from first_message where account_id = :id),
  agreed as (delete from terms_consent where account_id = :id)
  delete from consent where account_id = :id`,
})

const keepConsent = statement({
  name: 'beside_consent',
  values: { id: sqlType.uuid(), now: sqlType.timestamptz(), version: sqlType.text() },
  text: `insert into consent (account_id, given_at, version) values (:id, :now, :version)
  on conflict (account_id) where withdrawn_at is null do nothing`,
})

const keepMessage = statement({
  name: 'beside_message',
  values: { id: sqlType.uuid(), message: sqlType.uuid(), to: sqlType.uuid(), body: sqlType.text() },
  text: `insert into first_message (account_id, id, profile_id, body)
  values (:id, :message, :to, :body)`,
})

/** What was agreed to and what waits to be sent is gone: with a member, or with another form. */
export const clearSignupDetails = (on: Queryable, id: string) => clear(on, { id })

/** What of a form stands in the row of its account; the rest has tables of its own. */
export const asColumns = ({
  consent: _consent,
  terms: _terms,
  firstMessage: _firstMessage,
  device: _device,
  ...form
}: NewAccount) => ({
  ...form,
  trafficSource: form.trafficSource && JSON.stringify(form.trafficSource),
})

/** What a form brings beside the account itself. */
export const saveSignupDetails = async (
  on: Queryable,
  { id, form, now }: { id: string; form: NewAccount; now: Date },
) => {
  const { consent, firstMessage, terms } = form
  if (consent !== null) await keepConsent(on, { id, version: consent, now })
  if (terms) await agreeToTerms(on, { account: id, version: terms, now })
  if (firstMessage) {
    const { id: message, to, body } = firstMessage
    await keepMessage(on, { id, message, to, body })
  }
}
