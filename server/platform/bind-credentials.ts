import type { Container } from 'inversify'
import { createMailChange } from '../account/credentials/mail-change.ts'
import {
  createAskReset,
  createChangePassword,
  createCheckReset,
  createResetPassword,
} from '../account/credentials/passwords.ts'
import { createCredentialRoutes } from '../account/credentials/routes.ts'
import { binder } from './bind.ts'
import { createWriteOnce } from './idempotency/write-once.ts'
import { tokens as t } from './tokens.ts'

/** How members get in, and keep others out. */
export const bindCredentials = (container: Container) => {
  const bind = binder(container)
  const { accounts, credentials, passwords, links, store, writeOnce, work, wire, ids, clock } = t
  bind(writeOnce, { store }, createWriteOnce)
  const change = { credentials, accounts, passwords, writeOnce, wire, ids, clock }
  bind(t.changePassword, change, createChangePassword)
  bind(t.askReset, { credentials, work, ids }, createAskReset)
  bind(t.checkReset, { links, ids, clock }, createCheckReset)
  const reset = { credentials, passwords, links, writeOnce, wire, ids, clock }
  bind(t.resetPassword, reset, createResetPassword)
  bind(
    t.mailChanging,
    { ...change, links, store, dispatch: t.dispatch, limit: t.limit, work },
    createMailChange,
  )
  const doors = { changePassword: t.changePassword, mailChanging: t.mailChanging, limit: t.limit }
  const resets = { askReset: t.askReset, checkReset: t.checkReset, resetPassword: t.resetPassword }
  const who = { accounts, entering: t.entering, sessionStore: t.sessionStore, wire, ids, clock }
  bind(t.credentialRoutes, { ...doors, ...resets, ...who }, createCredentialRoutes)
}
