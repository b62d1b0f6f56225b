import { queryOptions } from '@tanstack/react-query'
import { againMsOf, readAnswer } from '#client/platform/api/answer.ts'
import { call } from '#client/platform/api/call.ts'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { withRetries } from '#client/platform/api/retries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { User } from '#core/contract/shapes.ts'
import { ok } from '#core/kernel/verdict.ts'
import { IMAGE_HEAD_BYTES, imageTypeOf } from '#core/photo/image-type.ts'
import { mayTakeBytes } from '#core/photo/rules.ts'
import { FILE_MS_MAX } from '#core/site/values.ts'

export type OwnPhotos = Answer<'GET /api/photos.php'>
export type OwnPhoto = OwnPhotos['photos'][number]

export const photosQuery = queryOptions({
  queryKey: ['photos'],
  queryFn: ({ signal }) => call('GET /api/photos.php', { signal }),
})

export const galleryQuery = (id: string) =>
  queryOptions({
    queryKey: ['gallery', id],
    queryFn: ({ signal }) => call('GET /api/gallery.php', { query: { id }, signal }),
  })

/** Somebody may have removed a photo since: asked anew, without a word while that takes. */
export const refetchGallery = (id: string) =>
  queryClient.invalidateQueries({ queryKey: galleryQuery(id).queryKey })

const mainImageOf = ({ photos }: OwnPhotos): User['profile']['main_image'] => {
  const main = photos.find((photo) => photo.main)
  if (!main) return null
  const { id: _id, main: _main, ...image } = main
  return image
}

/** What the server said of one's photos is what they are; the profile goes by the main one. */
export const showOwnPhotos = async (photos: OwnPhotos): Promise<OwnPhotos> => {
  await queryClient.cancelQueries({ queryKey: photosQuery.queryKey })
  queryClient.setQueryData(photosQuery.queryKey, photos)
  const main_image = mainImageOf(photos)
  queryClient.setQueryData(userQuery.queryKey, (user) =>
    user ? { ...user, profile: { ...user.profile, main_image } } : user,
  )
  return photos
}

const PATH = '/api/photos.php'
const refused = (error: string, status: number) =>
  new Refused({ error } as Refused['refusal'], status)

/** Says what is wrong with a file without sending it; throws Refused as the server would. */
const checkFile = async (file: Blob) => {
  const verdict = mayTakeBytes({ bytes: file.size })
  if (verdict !== ok) throw refused(verdict, 413)
  const head = new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer())
  if (!imageTypeOf(head)) throw refused('photo_unreadable', 400)
}

type Upload = {
  /** Made before the first try: the same one again adds nothing. */
  id: string
  file: Blob
  /** `part` of the file has gone out, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Only this way does a browser tell how far an upload is. */
const sendFile = ({ id, file, onProgress, signal }: Upload) =>
  new Promise<OwnPhotos>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.open('POST', `${PATH}?${new URLSearchParams({ id })}`)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader('Idempotency-Key', id)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      try {
        const againMs = againMsOf(request.getResponseHeader('retry-after'))
        resolve(readAnswer(PATH, request.status, request.response ?? null, againMs) as OwnPhotos)
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

/** Adds a photo, tried again as other calls are. Throws Refused, Unreachable or the signal's reason. */
export const uploadPhoto = async (upload: Upload): Promise<OwnPhotos> => {
  await checkFile(upload.file)
  upload.signal.throwIfAborted()
  return showOwnPhotos(
    await withRetries(() => sendFile(upload), { signal: upload.signal, triesMs: 2 * FILE_MS_MAX }),
  )
}

export const orderPhotos = async (order: string[]): Promise<OwnPhotos> =>
  showOwnPhotos(await call('PUT /api/photos.php', { body: { order }, idempotencyKey: newId() }))

/** Null: none is the main one. */
export const setMainPhoto = async (id: string | null): Promise<OwnPhotos> =>
  showOwnPhotos(
    await call('PUT /api/photos.php?main=1', {
      body: { id },
      idempotencyKey: newId(),
    }),
  )

export const removePhoto = async (id: string): Promise<OwnPhotos> =>
  showOwnPhotos(await call('DELETE /api/photos.php', { body: { id }, idempotencyKey: newId() }))
