/** A position that the device knows already may be this old (product spec, section 9). */
export const GEO_MAX_AGE_MS = 3_600_000
/** A device that has not found itself by then says so. */
export const GEO_TIMEOUT_MS = 15_000

/** Degrees, north and east. */
export type Position = { lat: number; lon: number }
/** A town with the region that it is in, by the names that profiles use. */
export type Place = { city: string; region: string; country: string }

const DECIMALS = 100

/** About a kilometre: all that a town takes to be found, and all that leaves the device. */
export const coarse = ({ lat, lon }: Position): Position => ({
  lat: Math.round(lat * DECIMALS) / DECIMALS,
  lon: Math.round(lon * DECIMALS) / DECIMALS,
})
