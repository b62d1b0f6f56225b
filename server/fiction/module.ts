import { ContainerModule } from 'inversify'
import { sendMessage } from '../chat/tokens.ts'
import { addPhoto, removePhoto } from '../photo/tokens.ts'
import {
  chats,
  clock,
  config,
  discovery,
  dispatch,
  fiction,
  fictionPictures,
  geocoder,
  ids,
  limit,
  liveHints,
  photoLibrary,
  sessions,
  writeOnce,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAnswerRoutes } from './answering.ts'
import { createFictionPages } from './pictures/pages.ts'
import { createPictureRoutes } from './pictures/routes.ts'
import { createProfileRoutes } from './profiles.ts'
import { fictionPages, fictionRoutes } from './tokens.ts'

export const fictionModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(
    fictionRoutes,
    (parts) => ({
      ...createProfileRoutes(parts),
      ...createPictureRoutes(parts),
      ...createAnswerRoutes(parts),
    }),
    {
      fiction,
      fictionPictures,
      addPhoto,
      removePhoto,
      limit,
      chats,
      discovery,
      sendMessage,
      dispatch,
      writeOnce,
      config,
      ids,
      clock,
      geocoder,
      liveHints,
    },
  )
  make(fictionPages, createFictionPages, { fictionPictures, photoLibrary, sessions })
})
