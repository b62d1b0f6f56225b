import { ContainerModule } from 'inversify'
import { sendMessage } from '../chat/tokens.ts'
import { choosePictures } from '../photo/tokens.ts'
import {
  chats,
  clock,
  config,
  discovery,
  dispatch,
  fiction,
  geocoder,
  liveHints,
  writeOnce,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAnswerRoutes } from './answering.ts'
import { createProfileRoutes } from './profiles.ts'
import { fictionRoutes } from './tokens.ts'

export const fictionModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(
    fictionRoutes,
    (parts) => ({
      ...createProfileRoutes(parts),
      ...createAnswerRoutes(parts),
    }),
    {
      fiction,
      choosePictures,
      chats,
      discovery,
      sendMessage,
      dispatch,
      writeOnce,
      config,
      clock,
      geocoder,
      liveHints,
    },
  )
})
