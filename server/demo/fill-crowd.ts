import type { DemoStore } from '#core/demo/ports.ts'
import type { Gender } from '#core/discovery/values.ts'
import type { Clock, Geocoder } from '#core/kernel/ports.ts'
import { packPictureName } from '#core/photo/pack/values.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import { packPeople } from '../photo/pack/people.ts'
import { lives, reasons } from './people/crowd/life.ts'
import { namesAt } from './people/crowd/names.ts'
import { tastes } from './people/crowd/tastes.ts'

/** So many are written at once. */
const BATCH = 20_000
/** The largest towns stand first: each next one has a smaller share. */
const FLATTER = 8
const AGES = [25, 40, 52, 64]

export type FillCrowd = (count: number, tell?: (made: number) => void) => Promise<void>

const isPlain = (text: string) => !text.includes('{')

const portraitsOf = (gender: Gender) =>
  packPeople.filter((one) => one.gender === gender).map(({ id }) => packPictureName(id, 1))

const detailsOf = () => ({
  portraits: { female: portraitsOf('female'), male: portraitsOf('male') },
  women: AGES.flatMap((age) => namesAt(age, 'female')),
  men: AGES.flatMap((age) => namesAt(age, 'male')),
  sentences: [...Object.values(tastes), ...Object.values(lives)].flat().filter(isPlain),
  reasons: reasons.filter(isPlain),
})

const townsOf = (geocoder: Geocoder, { settings }: Site) =>
  geocoder
    .towns()
    .filter(({ country }) => settings.countries.includes(country))
    .map(({ country, region, city }, nth) => ({
      country,
      region,
      city,
      share: 1 / (nth + FLATTER),
    }))

/**
 * Adds so many invented members to the first site, the same ones each time: whoever asks for more
 * gets those that are missing. They have no password.
 */
export const createFillCrowd =
  ({
    demo,
    sites,
    geocoder,
    clock,
  }: {
    demo: DemoStore
    sites: SiteStore
    geocoder: Geocoder
    clock: Clock
  }): FillCrowd =>
  async (count, tell = () => undefined) => {
    const [site] = await sites.all()
    if (!site) throw new Error('There is no site for them yet')
    const world = {
      site: site.id,
      now: clock.now(),
      towns: townsOf(geocoder, site),
      ...detailsOf(),
    }
    for (let first = 1; first <= count; first += BATCH) {
      const size = Math.min(BATCH, count - first + 1)
      await demo.fillCrowd({ ...world, first, count: size })
      tell(first + size - 1)
    }
    await demo.settleCrowd()
  }
