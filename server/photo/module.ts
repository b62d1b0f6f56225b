import { Router } from 'express'
import { ContainerModule } from 'inversify'
import { endHiding, lockPictures } from '../moderation/tokens.ts'
import {
  albums,
  chatPhotos,
  clock,
  deskStore,
  discovery,
  dispatch,
  ids,
  limit,
  liveHints,
  log,
  moderation,
  packStore,
  photoClassifier,
  photoDeskStore,
  photoLibrary,
  photos,
  sessions,
  support,
  writeOnce,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAddPhoto } from './add-photo.ts'
import { createAlbumRoutes } from './album/routes.ts'
import { createChatPhotoPages } from './conversation/pages.ts'
import { createChatPhotoRoutes } from './conversation/routes.ts'
import { createPhotoDesk } from './desk/judge.ts'
import { createPhotoDeskPages } from './desk/pages.ts'
import { createPhotoDeskRoutes } from './desk/routes.ts'
import { createPhotoJobs } from './desk/worker.ts'
import { createEvidencePages } from './evidence-pages.ts'
import { createChoosePictures } from './pack/choose.ts'
import { createPackPages } from './pack/pages.ts'
import { createPackRoutes } from './pack/routes.ts'
import { createPhotoPages } from './pages.ts'
import { createRemovePhoto } from './remove-photo.ts'
import { createPhotoRoutes } from './routes.ts'
import {
  addPhoto,
  albumRoutes,
  chatPhotoPages,
  chatPhotoRoutes,
  choosePictures,
  evidencePages,
  packPages,
  photoDesk,
  photoJobs,
  photoPages,
  photoRoutes,
  photoSweeps,
  removePhoto,
} from './tokens.ts'
import { createPhotoSweep } from './worker.ts'

/** Photos of members, and the pictures of fictional profiles. */
export const photoModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(addPhoto, createAddPhoto, {
    photos,
    photoDeskStore,
    photoLibrary,
    dispatch,
    ids,
    clock,
    liveHints,
    endHiding,
  })
  make(removePhoto, createRemovePhoto, { dispatch, photos, endHiding })
  make(photoDesk, createPhotoDesk, {
    dispatch,
    photoDeskStore,
    moderation,
    lockPictures,
    endHiding,
    ids,
  })
  make(
    photoRoutes,
    (parts) => ({
      ...createPhotoRoutes(parts),
      ...createPhotoDeskRoutes(parts),
      ...createPackRoutes(parts),
    }),
    {
      photos,
      addPhoto,
      removePhoto,
      limit,
      liveHints,
      photoDesk,
      photoDeskStore,
      packStore,
      writeOnce,
      ids,
      clock,
    },
  )
  make(choosePictures, createChoosePictures, { packStore, ids, clock })
  make(packPages, createPackPages, { packStore, photoLibrary, sessions })
  make(photoJobs, createPhotoJobs, { photoDeskStore, photoLibrary, photoClassifier, clock })
  make(photoPages, createPhotoPages, { photos, photoLibrary, sessions })
  make(albumRoutes, createAlbumRoutes, { albums, discovery, clock, liveHints })
  make(chatPhotoRoutes, createChatPhotoRoutes, { chatPhotos, photoLibrary, limit, ids, clock })
  make(
    evidencePages,
    (parts) => Router().use(createEvidencePages(parts), createPhotoDeskPages(parts)),
    { deskStore, photoDeskStore, moderation, support, photoLibrary, sessions, clock },
  )
  make(chatPhotoPages, createChatPhotoPages, { chatPhotos, photoLibrary, sessions })
  make(
    photoSweeps,
    (parts) => ({
      photos: createPhotoSweep(parts),
      chatPhotos: createPhotoSweep({ ...parts, photos: parts.chatPhotos }),
    }),
    { photos, chatPhotos, photoLibrary, clock, log },
  )
})
