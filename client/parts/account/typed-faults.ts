import {
  EMAIL,
  EMAIL_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '#core/account/rules.ts'
import type { FieldCode } from '#core/contract/codes.ts'
import { normalizeAddress } from '#core/normalisation/address.ts'
import { normalizePassword, passwordForms } from '#core/normalisation/password.ts'

/**
 * The rules of an address and a password, which the contract's schemas hold too: to load these would
 * take longer than to answer. A spec asks both.
 */
type Fault = FieldCode | null

export const emailFault = (typed: string): Fault => {
  const address = normalizeAddress(typed)
  return EMAIL.test(address) && address.length <= EMAIL_LENGTH_MAX ? null : 'email_invalid'
}

export const enteredPasswordFault = (typed: string): Fault => {
  if (typed === '') return 'required'
  const isShort = passwordForms(typed).some((form) => form.length <= PASSWORD_LENGTH_MAX)
  return isShort ? null : 'password_length'
}

export const newPasswordFault = (typed: string): Fault => {
  const { length } = normalizePassword(typed)
  return length < PASSWORD_LENGTH_MIN || length > PASSWORD_LENGTH_MAX ? 'password_length' : null
}

/** Those fields that something is wrong with. */
export const faultsIn = <N extends string>(faults: Record<N, Fault>) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as Partial<
    Record<N, FieldCode>
  >
