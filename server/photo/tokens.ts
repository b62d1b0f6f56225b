import type { Router } from 'express'
import { token } from '../platform/wiring.ts'
import type { Sweeps } from '../platform/workers/workers.ts'
import type { AddPhoto } from './add-photo.ts'
import type { AlbumRoutes } from './album/routes.ts'
import type { ChatPhotoRoutes } from './conversation/routes.ts'
import type { PhotoDesk } from './desk/judge.ts'
import type { PhotoDeskRoutes } from './desk/routes.ts'
import type { PhotoJobs } from './desk/worker.ts'
import type { ChoosePictures } from './pack/choose.ts'
import type { PackRoutes } from './pack/routes.ts'
import type { RemovePhoto } from './remove-photo.ts'
import type { PhotoRoutes } from './routes.ts'

export const addPhoto = token<AddPhoto>('addPhoto')
export const removePhoto = token<RemovePhoto>('removePhoto')
export const choosePictures = token<ChoosePictures>('choosePictures')
export const photoDesk = token<PhotoDesk>('photoDesk')

/** What the subject brings to the tables of the platform. */
export const photoRoutes = token<PhotoRoutes & PhotoDeskRoutes & PackRoutes>('photoRoutes')
export const photoPages = token<Router>('photoPages')
export const packPages = token<Router>('packPages')
export const albumRoutes = token<AlbumRoutes>('albumRoutes')
export const chatPhotoRoutes = token<ChatPhotoRoutes>('chatPhotoRoutes')
export const evidencePages = token<Router>('evidencePages')
export const chatPhotoPages = token<Router>('chatPhotoPages')
export const photoSweeps = token<Pick<Sweeps, 'photos' | 'chatPhotos'>>('photoSweeps')
export const photoJobs = token<PhotoJobs>('photoJobs')
