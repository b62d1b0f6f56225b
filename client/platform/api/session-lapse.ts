import { deviceStorage, keysUnder, tabStorage } from '#client/platform/storage.ts'
import { forgetIn } from './session.ts'

/** What a member typed or has waiting: messages, photos and gifts chosen for them, and forms. */
const TYPED = ['draft', 'outbox', 'photo', 'gift', 'form']

const forgetUntyped = (account: string) => {
  for (const key of keysUnder(deviceStorage, `vonk.${account}.`)) {
    const [kind = ''] = key.slice(`vonk.${account}.`.length).split('.')
    if (!TYPED.includes(kind)) deviceStorage.removeItem(key)
  }
}

/** The session ended by itself: what its member typed waits here for that account alone (ACC-34). */
export const letLapse = async (account: string) => {
  const { closeOutbox } = await import('../../parts/chat/own-outbox.ts')
  closeOutbox(account)
  forgetUntyped(account)
  forgetIn(tabStorage, account)
}
