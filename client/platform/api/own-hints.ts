import type { Answer, Key } from '#core/contract/contract.ts'
import { onOwnCalls } from './call.ts'
import { queryClient } from './client.ts'
import { newId } from './ids.ts'

type LiveHint = Answer<'GET /api/events.php'>

/** Calls after which the page shows all that their own hint would have asked for. */
const subjectOfCall: Partial<Record<Key, LiveHint['about']>> = {
  'POST /api/message.php': 'chats',
  'PUT /api/chat.php': 'chats',
  'POST /api/likes.php': 'likes',
  'DELETE /api/likes.php': 'likes',
  'PUT /api/member.php': 'likes',
  'POST /api/saved-searches.php': 'saved',
  'PUT /api/saved-searches.php': 'saved',
  'DELETE /api/saved-searches.php': 'saved',
  'PUT /api/user.php?visibility=1': 'user',
  'PUT /api/user.php?notifications=1': 'user',
  'POST /api/user.php?push=1': 'user',
  'POST /api/mail-change.php': 'user',
  'DELETE /api/mail-change.php': 'user',
  'DELETE /api/devices.php': 'user',
  'DELETE /api/devices.php?others=1': 'user',
  'PUT /api/photos.php?main=1': 'user',
  'PUT /api/photos.php?album=1': 'user',
  'DELETE /api/photos.php': 'user',
}

const KEPT_MAX = 100
const own = new Map<string, { about: LiveHint['about']; isTold: Promise<boolean> }>()

const nameOf = (key: Key): string | undefined => (subjectOfCall[key] ? newId() : undefined)

/**
 * Remembers the call until its hint comes. What was on its way when the answer came may be older
 * than that, and its hint is followed then, as it is where no answer came.
 */
const rememberCall = (name: string, key: Key, answer: Promise<unknown>) => {
  const about = subjectOfCall[key]
  if (!about) return
  const isTold = answer.then(
    () => queryClient.isFetching() === 0,
    () => false,
  )
  own.set(name, { about, isTold })
  for (const oldest of [...own.keys()].slice(0, -KEPT_MAX)) own.delete(oldest)
}

onOwnCalls({ nameOf, rememberCall })

/** Whether the answer to a call of this page told what a hint does; null for the hint of another. */
export const wasInAnswer = ({ about, by }: LiveHint): Promise<boolean> | null => {
  const call = by === undefined ? undefined : own.get(by)
  return call?.about === about ? call.isTold : null
}
