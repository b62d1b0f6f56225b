import { againMsOf, readAnswer } from '#client/platform/api/answer.ts'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { withRetries } from '#client/platform/api/retries.ts'
import { ok } from '#core/kernel/verdict.ts'
import { IMAGE_HEAD_BYTES, imageTypeOf } from '#core/photo/image-type.ts'
import { mayTakeBytes } from '#core/photo/rules.ts'
import { FILE_MS_MAX } from '#core/site/values.ts'

const refused = (error: string, status: number) =>
  new Refused({ error } as Refused['refusal'], status)

/** Says what is wrong with a file without sending it; throws Refused as the server would. */
export const checkPhoto = async (file: Blob) => {
  const verdict = mayTakeBytes({ bytes: file.size })
  if (verdict !== ok) throw refused(verdict, 413)
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
  if (!imageTypeOf(head)) throw refused('photo_unreadable', 400)
}

export type PhotoFile = {
  /** Made before the first try: the same one again adds nothing. */
  id: string
  file: Blob
  /** What else the query says. */
  more?: Record<string, string>
  /** `part` of the file has gone out, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Only this way does a browser tell how far an upload is. */
const sendOnce = (path: string, { id, file, more, onProgress, signal }: PhotoFile) =>
  new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.open('POST', `${path}?${new URLSearchParams({ ...more, id })}`)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader('Idempotency-Key', id)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      try {
        const againMs = againMsOf(request.getResponseHeader('retry-after'))
        resolve(readAnswer(path, request.status, request.response ?? null, againMs))
      } catch (error) {
        reject(error)
      }
    }
    request.timeout = FILE_MS_MAX
    request.onerror = () => reject(new Unreachable('No answer'))
    request.ontimeout = () => reject(new Unreachable('No answer'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    request.send(file)
  })

/**
 * Sends a photo to this path, tried again as other calls are unless somebody else does that. Throws
 * Refused, Unreachable or the signal's reason.
 */
export const sendPhotoFile = async (
  path: string,
  photo: PhotoFile,
  { retries }: { retries?: number } = {},
): Promise<unknown> => {
  await checkPhoto(photo.file)
  photo.signal.throwIfAborted()
  const send = () => sendOnce(path, photo)
  const limits = { signal: photo.signal, triesMs: 2 * FILE_MS_MAX }
  return withRetries(send, retries === undefined ? limits : { ...limits, retries })
}
