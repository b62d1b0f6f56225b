import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first four groups, in one spelling. */
const networkOf = (address: string) => {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const dotted = end.at(-1)?.includes('.') ? 1 : 0
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length - dotted
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * Whom an address counts for where calls are counted: of IPv6 a whole /64, because a household
 * has one and could use a new address for each call.
 */
export const sourceOf = (address: string): string => {
  const plain = mapped.exec(address)?.[1] ?? address
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? networkOf(plain) : 'unknown'
}
