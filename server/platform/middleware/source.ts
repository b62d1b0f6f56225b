import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first groups of an IPv6 address, in one spelling. */
const prefixOf = (address: string, groupCount: number) => {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const dotted = end.at(-1)?.includes('.') ? 1 : 0
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length - dotted
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end].slice(
    0,
    groupCount,
  )
  const prefix = groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
  return `${prefix}::/${16 * groupCount}`
}

const reduced = (address: string, groupCount: number): string => {
  const plain = mapped.exec(address)?.[1] ?? address
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? prefixOf(plain, groupCount) : 'unknown'
}

/**
 * Whom an address counts for where calls are counted: of IPv6 a whole /64, because a household
 * has one and could use a new address for each call.
 */
export const sourceOf = (address: string): string => reduced(address, 4)

/** The network of an address: of IPv6 a whole /48, because a subscriber can rent 65,536 /64s. */
export const networkOf = (address: string): string => reduced(address, 3)
