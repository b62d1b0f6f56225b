import { type Body, type Key, partsOf } from '#core/contract/contract.ts'
import { FILE_MS_MAX } from '#core/site/values.ts'
import { readAnswer } from './answer.ts'
import { Unreachable } from './call-errors.ts'
import { createTimeLimit } from './time-limit.ts'

/** The name that the server gave a file. */
const nameIn = (disposition: string | null, otherwise: string) =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? otherwise

type DownloadRequest<K extends Key> = {
  body: Body<K>
  /** The type of the file; anything else is a refusal. */
  type: string
  otherwise: string
  /** The language of what is written in it. */
  language?: string
}
export type Downloaded = { name: string; file: Blob }

/** A call whose answer is a file; throws Refused or Unreachable. */
export const download = async <K extends Key>(
  key: K,
  { body, type, otherwise, language }: DownloadRequest<K>,
): Promise<Downloaded> => {
  const { method, path } = partsOf(key)
  const headers = {
    'Content-Type': 'application/json',
    ...(language && { 'Accept-Language': language }),
  }
  const { signal, done } = createTimeLimit(undefined, FILE_MS_MAX)
  const request = { method, headers, body: JSON.stringify(body), signal }
  const response = await fetch(path, request).catch((cause: Error) => {
    throw new Unreachable('No answer', { cause })
  })
  if (!response.headers.get('content-type')?.startsWith(type)) {
    readAnswer(path, response.status, await response.json().catch(() => null))
    throw new Unreachable('The answer is no such file')
  }
  const file = await response.blob().catch((cause: Error) => {
    throw new Unreachable('The file broke off', { cause })
  })
  done()
  return { name: nameIn(response.headers.get('content-disposition'), otherwise), file }
}

/** Gives a file to the browser to keep. */
export const keepFile = ({ name, file }: Downloaded) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
