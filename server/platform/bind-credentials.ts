import type { Container } from 'inversify'
import { changingMail } from '../account/credentials/mail-change.ts'
import {
  askingReset,
  changingPassword,
  checkingReset,
  resettingPassword,
} from '../account/credentials/passwords.ts'
import { credentialRoutes } from '../account/credentials/routes.ts'
import { binder } from './bind.ts'
import { writingOnce } from './idempotency/write-once.ts'
import { tokens as t } from './tokens.ts'

/** How members get in, and keep others out. */
export const bindCredentials = (container: Container) => {
  const bind = binder(container)
  const { accounts, credentials, passwords, links, store, writeOnce, work, wire, ids, clock } = t
  bind(writeOnce, { store }, writingOnce)
  const change = { credentials, accounts, passwords, writeOnce, wire, ids, clock }
  bind(t.changePassword, change, changingPassword)
  bind(t.askReset, { credentials, work, ids }, askingReset)
  bind(t.checkReset, { links, ids, clock }, checkingReset)
  const reset = { credentials, passwords, links, writeOnce, wire, ids, clock }
  bind(t.resetPassword, reset, resettingPassword)
  bind(
    t.mailChanging,
    { ...change, links, store, dispatch: t.dispatch, limit: t.limit, work },
    changingMail,
  )
  const doors = { changePassword: t.changePassword, mailChanging: t.mailChanging, limit: t.limit }
  const resets = { askReset: t.askReset, checkReset: t.checkReset, resetPassword: t.resetPassword }
  const who = { accounts, entering: t.entering, sessionStore: t.sessionStore, wire, ids, clock }
  bind(t.credentialRoutes, { ...doors, ...resets, ...who }, credentialRoutes)
}
