import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { numberOf } from '#core/moderation/views.ts'
import type { Custody, CustodyPicture, PhotoDeskStore } from '#core/photo/desk/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { openingOf, seal } from './seal.ts'

export const SAFETY_USAGE = `npm run operator -- hand-over <case> --by <e-mail of an admin> --second <e-mail of staff> --to <folder>
npm run operator -- destroy <case> --by <e-mail of an admin> --second <e-mail of staff>`

export const safetyCommands = ['hand-over', 'destroy'] as const
type Name = (typeof safetyCommands)[number]
type Command = { name: Name; case: string; by: string; second: string; to: string }

type Dependencies = {
  photoDeskStore: PhotoDeskStore
  photoLibrary: PhotoLibrary
  dispatch: Dispatch
  clock: Clock
}

/** Reads what was typed; throws with the usage when it is not whole. */
export const safetyOf = (typed: string[]): Command => {
  const option = { type: 'string', default: '' } as const
  const { values, positionals } = parseArgs({
    args: typed,
    options: { by: option, second: option, to: option },
    allowPositionals: true,
  })
  const [first, id = '', ...more] = positionals
  const name = safetyCommands.find((known) => known === first)
  const { by, second, to } = values
  const isWhole = id !== '' && by !== '' && second !== '' && more.length === 0
  if (!name || !isWhole || (name === 'hand-over') !== (to !== '')) throw new Error(SAFETY_USAGE)
  return { name, case: id, by: by.toLowerCase(), second: second.toLowerCase(), to }
}

/** Who does it, and who stands beside them: two of the staff of that site, an admin first. */
const pairOf = async ({ photoDeskStore }: Dependencies, { by, second }: Command, site: string) => {
  const [one, two] = await Promise.all([
    photoDeskStore.staffNamed(site, by),
    photoDeskStore.staffNamed(site, second),
  ])
  if (one?.role !== 'admin') throw new Error(`${by} is no admin of this site.`)
  if (!two) throw new Error(`${second} is not of the staff of this site.`)
  if (one.id === two.id) throw new Error('Two people do this: --second is somebody else.')
  return { by: one.id, second: two.id }
}

const moved = async (dispatch: Dispatch, id: string, event: EventOf<'photo'>) => {
  const first: FirstEvent[] = [{ to: 'photo', id, event, must: true }]
  const done = await dispatch({ attempt: async () => ({ first, answer: () => null }) })
  if (!done.done) throw new Error(`${id}: ${done.why}. Nothing was done.`)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

type Pair = { by: string; second: string }
type Handing = { custody: Custody; to: string; pair: Pair }

/** The file is there before the log says so; one that is there already is not made again. */
const handOver = async (
  { photoLibrary, dispatch, clock }: Dependencies,
  { id, name, sha256, status }: CustodyPicture,
  { custody, to, pair }: Handing,
): Promise<string[]> => {
  if (status === 'destroyed') return [`${id} is destroyed already.`]
  const file = `${numberOf(custody.case)}-${id.slice(0, 8)}.webp.sealed`
  const path = join(to, file)
  if (status === 'handedOver' && (await isThere(path))) return [`${path} is handed over already.`]
  const picture = await photoLibrary.read(name, 'full')
  if (!picture) throw new Error(`${id}: its file is not there.`)
  const { sealed, passphrase } = seal(picture)
  const at = clock.now().toISOString()
  const { case: of, account, site } = custody
  const record = { file, case: of, picture: id, account, site, sha256, at, open: openingOf(file) }
  await writeFile(path, sealed, { flag: 'wx', mode: 0o400 })
  try {
    await writeFile(`${path}.json`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
    await moved(dispatch, id, { type: 'handOver', ...pair })
  } catch (error) {
    await Promise.all([path, `${path}.json`].map((made) => rm(made, { force: true })))
    throw error
  }
  return [`${path}, sha256 of the picture ${sha256}`, `passphrase, shown once: ${passphrase}`]
}

/** The state goes first: what breaks off after it is gone on with by a worker, or typed again. */
const destroy = async (
  { photoLibrary, photoDeskStore, dispatch }: Dependencies,
  { id, name, status, sha256 }: CustodyPicture,
  { pair }: Handing,
): Promise<string[]> => {
  if (status === 'locked') throw new Error(`${id} is not handed over: nothing was destroyed.`)
  if (status !== 'destroyed') await moved(dispatch, id, { type: 'destroy', ...pair })
  await photoLibrary.remove(name)
  await photoDeskStore.forgetDestroyed(id)
  return [`${id} is destroyed. What stays is sha256 ${sha256}, the date and the log.`]
}

/** Hands what a case has locked over to the police, sealed, or destroys it after that (MOD-04). */
export const operateSafety = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const command = safetyOf(typed)
  const custody = await deps.photoDeskStore.custody(command.case.toLowerCase())
  if (!custody) throw new Error(`No picture is locked by a case ${command.case}.`)
  if (!custody.isDecided) throw new Error('Nobody has decided on this case yet, at the desk.')
  const pair = await pairOf(deps, command, custody.site)
  const handing = { custody, pair, to: command.to }
  if (command.name === 'hand-over') await mkdir(command.to, { recursive: true, mode: 0o700 })
  const lines: string[] = []
  for (const picture of custody.pictures) {
    const work = command.name === 'hand-over' ? handOver : destroy
    lines.push(...(await work(deps, picture, handing)))
  }
  return lines.join('\n')
}
