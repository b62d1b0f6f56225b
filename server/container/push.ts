import { ContainerModule } from 'inversify'
import { keptPushKeys } from '#adapters/push/keys.ts'
import { noPush, webPushSender } from '#adapters/push/web-push.ts'
import type { Config } from '../platform/config/config.ts'
import * as t from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'

const addressIn = (from: string) => /([^\s<>]+@[^\s<>]+?)>?$/.exec(from)?.[1] ?? from

/** What reaches the devices of members. */
export const pushAdapterModule = ({ dataDir, mailFrom, push, secrets }: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    const opened = async () => {
      if (push === 'none') return noPush
      const keys = secrets.pushKeys ?? (await keptPushKeys(dataDir))
      return webPushSender({ keys, contact: addressIn(mailFrom) })
    }
    make(t.pushSender, opened, {})
  })
