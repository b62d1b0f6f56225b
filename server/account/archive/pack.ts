import { type ArchivedPhoto, archiveParts } from '#core/account/archive/values.ts'
import type { AccountStore, PersonalData } from '#core/account/ports.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { Clock, PackedFile, Packer, Passwords } from '#core/kernel/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { Site } from '#core/site/ports.ts'
import { type Refused, refuseFields } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import type { GuessLimit } from '../signin/guess-limit.ts'
import { indexOf, jsonOf, ON_PAGES_OF_THEIR_OWN, pageOf } from './files.ts'

type ArchiveRequest = { account: string; password: string; site: Site; mark: string }
export type Archive = { name: string; bytes: AsyncIterable<Uint8Array> }
/** All that is held on a member, for who knows the password (ACC-19). */
export type PackArchive = (request: ArchiveRequest) => Promise<Archive | Refused>

export const createPackArchive = ({
  accounts,
  personalData,
  photoLibrary,
  passwords,
  archivePacker,
  limit,
  guessLimit,
  clock,
}: {
  accounts: AccountStore
  personalData: PersonalData
  photoLibrary: PhotoLibrary
  passwords: Passwords
  archivePacker: Packer
  limit: LimitCall
  guessLimit: Pick<GuessLimit, 'ofAccount'>
  clock: Clock
}): PackArchive => {
  async function* photoOf({ name }: ArchivedPhoto) {
    const picture = await photoLibrary.read(name, 'full')
    if (picture) yield picture
  }

  const filesOf = async ({ account, site }: ArchiveRequest): Promise<PackedFile[]> => {
    const [to, photos] = await Promise.all([
      accounts.addressee(account),
      personalData.photos(account),
    ])
    const rows = (part: (typeof archiveParts)[number]) => personalData.rows(account, part)
    const reading = { rows, language: to?.language ?? '' }
    const cover = { site: site.settings.name, name: to?.name ?? '', at: clock.now(), photos }
    return [
      { path: 'index.html', content: indexOf({ ...reading, ...cover }) },
      ...ON_PAGES_OF_THEIR_OWN.map((part) => ({
        path: `${part}.html`,
        content: pageOf(part, reading),
      })),
      ...archiveParts.map((part) => ({ path: `${part}.json`, content: jsonOf(rows(part)) })),
      ...photos.map((photo) => ({ path: `photos/${photo.id}.webp`, content: photoOf(photo) })),
    ]
  }

  return async (request) => {
    const { account, password, site } = request
    const tooMany = await guessLimit.ofAccount(request)
    if (tooMany) return tooMany
    const { right } = await passwords.verify(await accounts.passwordHash(account), password)
    if (!right) return refuseFields({ password: 'password_wrong' })
    const enough = await limit('archivePerAccount', account)
    if (enough) return enough
    const now = clock.now()
    const files = await filesOf(request)
    return { name: `${site.id}-${dayOf(now)}.zip`, bytes: archivePacker.zip(files, now) }
  }
}
