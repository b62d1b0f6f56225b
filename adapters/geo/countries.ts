import { readFileSync } from 'node:fs'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'mmdb-lib'
import type { CountryFinder } from '#core/kernel/ports.ts'

/** What the databases of several makers say of an address: a code, or MaxMind's record. */
type Entry = CountryResponse & { country_code?: string }

const shipped = () =>
  fileURLToPath(
    import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
  )

/** Networks that are nowhere, whatever a database makes of them. */
const networks = [
  { family: 'ipv4', nets: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8' },
  { family: 'ipv4', nets: '169.254.0.0/16 172.16.0.0/12 192.168.0.0/16' },
  { family: 'ipv6', nets: '::1/128 fc00::/7 fe80::/10' },
] as const

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const localNetworks = () => {
  const local = new BlockList()
  for (const { family, nets } of networks) {
    for (const net of nets.split(' ')) {
      const [network = '', bits] = net.split('/')
      local.addSubnet(network, Number(bits), family)
    }
  }
  return local
}

/** An IPv4 address that came over IPv6 is an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/**
 * The CountryFinder port over a database in MaxMind's format, which is kept in memory: that of
 * the package, or `file`. Throws when there is no such file, or another kind of file.
 */
export const countryFinder = ({ file }: { file: string | null }): CountryFinder => {
  const reader = new Reader<Entry>(readFileSync(file ?? shipped()))
  const local = localNetworks()
  return {
    countryOf: (address) => {
      const plain = address.replace(MAPPED, '')
      if (isIP(plain) === 0 || local.check(plain, familyOf(plain))) return null
      const entry = reader.get(plain)
      return entry?.country_code ?? entry?.country?.iso_code ?? null
    },
  }
}
