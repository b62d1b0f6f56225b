import { ageOn } from '#core/account/rules.ts'
import { fictionActOf } from '#core/fiction/acts.ts'
import { dayOf } from '#core/kernel/day.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import type { packCalls } from '#core/photo/pack/contract.ts'
import type { PackStore } from '#core/photo/pack/ports.ts'
import { packPictureOf } from '#core/photo/pack/values.ts'
import { photoLimit } from '#core/photo/rules.ts'
import { idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import type { AddPhoto } from '../add-photo.ts'
import type { RemovePhoto } from '../remove-photo.ts'
import { fittingPeople } from './casting.ts'
import { picturesOf } from './choose.ts'
import { packPathOf, picturePathOf } from './paths.ts'
import { packPeople } from './people.ts'

export type PackRoutes = Pick<Handlers, keyof typeof packCalls>

type Parts = {
  packStore: PackStore
  addPhoto: AddPhoto
  removePhoto: RemovePhoto
  writeOnce: WriteIdempotently
  limit: LimitCall
  ids: Ids
  clock: Clock
  liveHints: LiveHints
}

/** The pictures of a fictional profile as staff see them. */
const createList =
  ({ packStore }: Parts) =>
  async (site: string, profile: string) => {
    const pictures = await packStore.pictures(site, profile)
    return {
      limit: photoLimit({ premium: false }),
      pictures: pictures.map(({ id, name, main, isShown: shown, source }) => ({
        id,
        main,
        shown,
        source,
        path: picturePathOf(id),
        person: packPictureOf(name)?.person ?? null,
      })),
    }
  }

/** The people of the pack for a profile, the free ones first; null where it is not there. */
const createOffer =
  ({ packStore, clock }: Parts) =>
  async (site: string, profile: string) => {
    const looks = await packStore.looks(site, profile)
    if (!looks) return null
    const names = await packStore.used(site)
    const used = new Set(names.map((name) => packPictureOf(name)?.person))
    const age = ageOn(dayOf(clock.now()), looks.born)
    return fittingPeople({ ...looks, age }, packPeople)
      .map(({ id, age: seen }) => ({
        person: id,
        age: seen,
        path: packPathOf(id, 1),
        used: used.has(id),
      }))
      .sort((one, other) => Number(one.used) - Number(other.used))
  }

/** Staff choose the pictures of a fictional profile from the pack, or upload their own (MOD-11). */
export const createPackRoutes = (parts: Parts): PackRoutes => {
  const { packStore, addPhoto, removePhoto, writeOnce, limit, clock, liveHints } = parts
  const [list, offer] = [createList(parts), createOffer(parts)]
  const isThere = async (site: string, profile: string) =>
    (await packStore.looks(site, profile)) !== null
  /** Members who see the profile hear of a change that was written. */
  const told = <W extends { written: boolean }>(profile: string, wrote: W) => {
    if (wrote.written) liveHints.publish([toWhoeverSees(profile)])
    return wrote
  }
  return {
    'GET /api/fictional-photos.php': async ({ query: { id }, site }) =>
      (await isThere(site.id, id)) ? list(site.id, id) : refuse('not_found'),

    'GET /api/picture-pack.php': async ({ query: { id }, site }) => {
      const people = await offer(site.id, id)
      return people ? { people } : refuse('not_found')
    },

    'POST /api/fictional-photos.php': async ({ query, member, site, file }) => {
      const { id, profile, source } = query
      const tooMany = await limit('photoPerAccount', member.id)
      if (tooMany) return tooMany
      if (!(await isThere(site.id, profile))) return refuse('not_found')
      const log = fictionActOf(member.id, 'changed', profile)
      const look = site.settings.photo_look ?? 'after'
      const added = await addPhoto({ account: profile, id, file, look, source, log })
      return 'refused' in added ? added : list(site.id, profile)
    },

    'PUT /api/fictional-photos.php': async ({ body: { id, person }, member, site, key }) => {
      const change = { site: site.id, profile: id, by: member.id, now: clock.now() }
      const idempotency = idempotencyKeyOf(key, `fictional-photos:${member.id}`, `${id} ${person}`)
      return writeOnce(idempotency, async (remember) => {
        if (!packPeople.some((one) => one.id === person)) return refuse('not_found')
        const pictures = picturesOf(parts.ids, person)
        return told(id, await packStore.replace({ ...change, pictures, remember }))
      })
    },

    'PUT /api/fictional-photos.php?main=1': async ({ body: { id, photo }, member, site, key }) => {
      const change = { site: site.id, profile: id, by: member.id, now: clock.now() }
      const idempotency = idempotencyKeyOf(key, `fictional-main:${member.id}`, `${id} ${photo}`)
      return writeOnce(idempotency, async (remember) =>
        told(id, await packStore.setMain({ ...change, photo, remember })),
      )
    },

    'DELETE /api/fictional-photos.php': async ({ body: { id, photo }, member, site, key }) => {
      const by = member.id
      const pictures = await packStore.pictures(site.id, id)
      const picture = pictures.find((one) => one.id === photo)
      if (!picture) return (await isThere(site.id, id)) ? {} : refuse('not_found')
      if (packPictureOf(picture.name)) {
        const change = { site: site.id, profile: id, photo, by, now: clock.now() }
        const idempotency = idempotencyKeyOf(key, `fictional-remove:${by}`, `${id} ${photo}`)
        return writeOnce(idempotency, async (remember) =>
          told(id, await packStore.remove({ ...change, remember })),
        )
      }
      await removePhoto(id, photo, fictionActOf(by, 'changed', id))
      told(id, { written: true })
      return {}
    },
  }
}
