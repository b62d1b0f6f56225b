import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#core/contract/contract.ts'
import { ok } from '#core/kernel/verdict.ts'
import { IMAGE_HEAD_BYTES, imageTypeOf } from '#core/photo/image-type.ts'
import { mayTakeBytes } from '#core/photo/rules.ts'
import { FILE_MS_MAX } from '#core/site/values.ts'
import { againMsOf, call, heard, Refused, repeated, Unreachable } from '../../platform/api/call.ts'
import { queryClient } from '../../platform/api/client.ts'
import { newId } from '../../platform/api/ids.ts'
import { userQuery } from '../../platform/api/queries.ts'

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
export const lookAgainAt = (id: string) =>
  queryClient.invalidateQueries({ queryKey: galleryQuery(id).queryKey })

/** What the server said of one's photos is what they are; the profile goes by the main one. */
export const keepPhotos = async (photos: OwnPhotos): Promise<OwnPhotos> => {
  await queryClient.cancelQueries({ queryKey: photosQuery.queryKey })
  queryClient.setQueryData(photosQuery.queryKey, photos)
  await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
  return photos
}

const PATH = '/api/photos.php'
const refused = (error: string, status: number) =>
  new Refused({ error } as Refused['refusal'], status)

/** Says what is wrong with a file without sending it; throws Refused as the server would. */
const look = async (file: Blob) => {
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
const send = ({ id, file, onProgress, signal }: Upload) =>
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
        resolve(heard(PATH, request.status, request.response ?? null, againMs) as OwnPhotos)
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
  await look(upload.file)
  upload.signal.throwIfAborted()
  return keepPhotos(
    await repeated(() => send(upload), { signal: upload.signal, triesMs: 2 * FILE_MS_MAX }),
  )
}

export const orderPhotos = async (order: string[]): Promise<OwnPhotos> =>
  keepPhotos(await call('PUT /api/photos.php', { body: { order }, idempotencyKey: newId() }))

/** Null: none is the main one. */
export const setMainPhoto = async (id: string | null): Promise<OwnPhotos> =>
  keepPhotos(
    await call('PUT /api/photos.php?main=1', {
      body: { id },
      idempotencyKey: newId(),
    }),
  )

export const removePhoto = async (id: string): Promise<OwnPhotos> =>
  keepPhotos(await call('DELETE /api/photos.php', { body: { id }, idempotencyKey: newId() }))
