import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'

/** Of P-256, base64url: browsers subscribe with the public one, pushes are signed with the other. */
export type PushKeys = { publicKey: string; privateKey: string }

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** The keys kept in `dir`, made at the first time: other ones would end every subscription. */
export const keptPushKeys = async (dir: string): Promise<PushKeys> => {
  const file = join(dir, 'push-keys.json')
  await mkdir(dir, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(newPushKeys()), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await rm(draft)
  }
  return JSON.parse(await readFile(file, 'utf8'))
}
