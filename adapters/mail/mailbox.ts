import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Mailer, Pages } from '#core/kernel/ports.ts'
import type { MailboxTexts } from '#core/texts/nl/platform/mailbox.ts'
import { mailboxPages } from './mailbox-pages.ts'
import { idOf, messageOf } from './message.ts'

/** A mail in the box. `at` is when it was written last, ISO 8601. */
export type KeptMail = Mail & { id: string; at: string }

/** How many of the latest mails the pages look at; the files of older ones stay. */
const SHOWN_MAX = 200

/** Nobody ever reads half a file, and only its owner reads any: links in it sign people in. */
const writeWhole = async (path: string, content: string | Buffer) => {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await writeFile(draft, content, { mode: 0o600 })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const read = async (dir: string, id: string): Promise<KeptMail | null> => {
  try {
    return JSON.parse(await readFile(join(dir, `${id}.json`), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const namesIn = async (dir: string) => {
  try {
    return await readdir(dir)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const latest = async (dir: string): Promise<KeptMail[]> => {
  const names = (await namesIn(dir)).filter((name) => name.endsWith('.json'))
  const files = await Promise.all(
    names.map(async (name) => ({ name, writtenMs: (await stat(join(dir, name))).mtimeMs })),
  )
  files.sort((a, b) => b.writtenMs - a.writtenMs)
  const mails = await Promise.all(
    files.slice(0, SHOWN_MAX).map(({ name }) => read(dir, name.slice(0, -'.json'.length))),
  )
  return mails.filter((mail) => mail !== null).sort((a, b) => b.at.localeCompare(a.at))
}

/**
 * A mail server of nobody: mails become files in `dir` and can be read at `/dev/mail`. The name of
 * a file follows from the key of its mail, so that a mail that is sent again is there once.
 */
export const mailbox = ({
  dir,
  from = 'Vonk <post@vonk.example>',
  texts,
}: {
  dir: string
  from?: string
  texts: MailboxTexts
}): { mailer: Mailer; pages: Pages } => {
  const composer = createTransport({ streamTransport: true, buffer: true })
  const send = async (mail: Mail) => {
    const { message } = await composer.sendMail(messageOf(mail, from))
    const kept: KeptMail = { ...mail, id: idOf(mail.key), at: new Date().toISOString() }
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await writeWhole(join(dir, `${kept.id}.eml`), message as Buffer)
    await writeWhole(join(dir, `${kept.id}.json`), JSON.stringify(kept))
  }
  return {
    mailer: { send },
    pages: mailboxPages({ latest: () => latest(dir), find: (id) => read(dir, id) }, texts),
  }
}
