import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** IPv4 that is not of the internet: own, private, shared, link-local, documentation, many. */
const inside4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of IPv6 only this is handed out to the internet, but for documentation and tunnels of IPv4. */
const outside6 = ['2000::', 3] as const
const inside6 = [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const

const listOf = (nets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family)
  return list
}
const no4 = listOf(inside4, 'ipv4')
const yes6 = listOf([outside6], 'ipv6')
const no6 = listOf(inside6, 'ipv6')

/** Whether an address leads to this machine, its network or nowhere, and not to the internet. */
export const isInside = (address: string): boolean =>
  isIPv4(address)
    ? no4.check(address, 'ipv4')
    : !yes6.check(address, 'ipv6') || no6.check(address, 'ipv6')

/** A name that leads inside: nothing is connected to. */
export class AddressInside extends Error {
  override name = 'AddressInside'
}

type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void
export type Resolve = (name: string, options: LookupAllOptions, found: LookupCallback) => void

/**
 * Looks names up for connections to the outside. What is connected to are the very addresses that
 * were checked, so that a name which answers otherwise the second time gains nothing.
 */
export const outsideLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (name, options, found) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return found(error ?? new Error(`${name} has no address`), '', 0)
      if (addresses.some(({ address }) => isInside(address))) {
        return found(new AddressInside(`${name} leads inside`), '', 0)
      }
      return options.all ? found(null, addresses) : found(null, first.address, first.family)
    })
  }
