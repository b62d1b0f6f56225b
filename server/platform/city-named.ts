import type { Geocoder } from '#core/kernel/ports.ts'

type Typed = { country?: string | null | undefined; region: string; city: string }

/** The own name of a town that is typed in another spelling; one that is not known stays as it is. */
export const cityNamed = (
  geocoder: Pick<Geocoder, 'townNamed'>,
  { country, region, city }: Typed,
): string => (country && geocoder.townNamed({ country, region, city })?.city) || city
