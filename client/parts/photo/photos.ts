import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { User } from '#core/contract/shapes.ts'
import { type PhotoFile, sendPhotoFile } from './send-file.ts'

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
  const { filename, thumb_filename, status, match } = main
  return { filename, thumb_filename, status, match }
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

/** Adds a photo. Throws Refused, Unreachable or the signal's reason. */
export const uploadPhoto = async (photo: PhotoFile): Promise<OwnPhotos> =>
  showOwnPhotos((await sendPhotoFile('/api/photos.php', photo)) as OwnPhotos)

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

/** Into the private album, or out of it. */
export const setPhotoPrivate = async (id: string, isPrivate: boolean): Promise<OwnPhotos> =>
  showOwnPhotos(
    await call('PUT /api/photos.php?album=1', {
      body: { id, private: isPrivate },
      idempotencyKey: newId(),
    }),
  )
