import { newPushKeys } from '#adapters/push/keys.ts'
import { webPushSender } from '#adapters/push/web-push.ts'
import type { DeclarativePush } from '#core/push/subscription.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { SpecMember } from './members.ts'
import { type Device, newDevice, startPushService } from './push-service.ts'
import { startServer } from './server.ts'

/** A server that sends to a push service of the spec's own, and what stands on its devices. */
export const startWithDevices = async () => {
  const service = await startPushService()
  const sender = webPushSender({
    keys: newPushKeys(),
    contact: 'post@vonk.example',
    agent: service.agent,
  })
  const server = await startServer({
    rebind: (container) => void container.rebind(tokens.pushSender).toConstantValue(sender),
  })
  return {
    server,
    service,
    subscribe: async (member: SpecMember, device = newDevice()) => {
      const body = { subscription: device.subscription }
      await member.ask('POST /api/user.php?push=1', { body })
      return device
    },
    toldTo: (device: Device) =>
      service.takenFor(device).map((taken) => {
        const { notification, app_badge: badge } = taken as DeclarativePush
        return { ...notification, badge, path: new URL(notification.navigate).pathname }
      }),
    stop: async () => {
      await server.stop()
      await service.close()
    },
  }
}
export type WithDevices = Awaited<ReturnType<typeof startWithDevices>>
