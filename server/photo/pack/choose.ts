import { ageOn } from '#core/account/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import type { FictionalLooks, PackStore } from '#core/photo/pack/ports.ts'
import { PACK_PICTURES, packPictureName, packPictureOf } from '#core/photo/pack/values.ts'
import { castPerson } from './casting.ts'
import { packPeople } from './people.ts'

export type NewPicture = { id: string; name: string }
export type ChoosePictures = (site: string, looks: FictionalLooks) => Promise<NewPicture[]>

/** The pictures of a person of the pack, under new ids, the portrait first. */
export const picturesOf = (ids: Ids, person: number): NewPicture[] =>
  Array.from({ length: PACK_PICTURES }, (_, nth) => ({
    id: ids.next(),
    name: packPictureName(person, nth + 1),
  }))

/** Chooses the pictures of a new profile: the best-fitting person whom no member shows yet. */
export const createChoosePictures =
  ({ packStore, ids, clock }: { packStore: PackStore; ids: Ids; clock: Clock }): ChoosePictures =>
  async (site, looks) => {
    const used = new Set((await packStore.used(site)).map((name) => packPictureOf(name)?.person))
    const free = packPeople.filter(({ id }) => !used.has(id))
    const age = ageOn(dayOf(clock.now()), looks.born)
    const person = castPerson({ ...looks, age }, free.length > 0 ? free : packPeople)
    return person ? picturesOf(ids, person.id) : []
  }
