import { ok } from '#core/kernel/verdict.ts'

/** So many addresses are avoided by one member at most. */
export const AVOIDED_MAX = 100
/** What a member writes to know an address by. */
export const AVOIDED_NOTE_MAX = 40

/** Whether one more address can be named. */
export const mayAvoid = ({ named }: { named: number }) =>
  named < AVOIDED_MAX ? ok : 'avoided_full'

const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * One way of writing for all addresses that end in the same mailbox: small letters, nothing after
 * a plus, and of Gmail no dots. The database has its twin, `same_mailbox`.
 */
export const sameMailbox = (address: string): string => {
  const typed = address.replace(/^ +| +$/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const at = typed.lastIndexOf('@')
  const [name, host] = at < 0 ? [typed, typed] : [typed.slice(0, at), typed.slice(at + 1)]
  const plain = name.split('+')[0] || name
  return GMAIL.includes(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
