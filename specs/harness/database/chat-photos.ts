import { randomUUID } from 'node:crypto'
import { albumStore } from '#adapters/postgres/photo/album/store.ts'
import { chatPhotoStore } from '#adapters/postgres/photo/conversation/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import { NOON } from './postgres.ts'

/** A photo of this account that waits for its message; answers its id. */
export const photoThatWaits = async (db: Database, account: string): Promise<string> => {
  const photos = chatPhotoStore(db)
  const photo = { id: randomUUID(), account, name: 'a'.repeat(64), now: NOON }
  for (let nth = 0; nth < 2; nth++) await photos.begin(photo)
  await photos.finish(photo)
  return photo.id
}

/** Everything that is asked of photos of conversations and of private albums, once. */
export const useChatPhotos = async (
  { db, chats }: { db: Database; chats: ChatStore },
  sender: string,
  recipient: string,
): Promise<void> => {
  const photos = chatPhotoStore(db)
  const id = await photoThatWaits(db, sender)
  await chats.photoFacts({ sender, recipient, message: id })
  await chats.takesPhotos(recipient)
  await photos.open({ account: recipient, id, now: NOON })
  await photos.findForViewer({ viewer: recipient, id })
  await photos.giveUp({ account: sender, id })
  await photos.takeRemoved(NOON, 100)
  await photos.forget([randomUUID()])
  const albums = albumStore(db)
  await albums.unlock({ owner: sender, viewer: recipient, now: NOON })
  await albums.openTo(sender, NOON)
  await albums.lock({ owner: sender, viewer: recipient })
}
