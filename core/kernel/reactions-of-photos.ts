import type { Input } from '../photo/setup.ts'
import { type Hint, type PhotoTask, toWhoeverSees } from './jobs.ts'
import type { Reaction, Reactions } from './reaction.ts'

const work = (task: PhotoTask): Reaction => ({ jobs: [{ name: 'photo', key: null, ...task }] })

/** Open pages ask anew: those of its member, and of whoever sees it. */
const ask = ({ account, talk }: Pick<Input, 'account' | 'talk'>): Reaction => {
  if (talk === null) return { hints: [{ account, about: 'user' }, toWhoeverSees(account)] }
  const both = [account, talk.other]
  return {
    hints: both.map((one): Hint => ({ account: one, about: 'chats', id: talk.conversation })),
  }
}

/** What becomes of a photo causes. */
export const photoReactions: Pick<Reactions, 'photo'> = {
  photo: {
    photoCame: ({ photo }) => work({ task: 'rank', photo }),
    photoApproved: ({ account }) => ask({ account, talk: null }),
    photoRefused: ({ photo }) => work({ task: 'fingerprint', photo }),
    photoLocked: ask,
    photoUnlocked: ask,
    photoDestroyed: ({ photo }) => work({ task: 'destroy', photo }),
  },
}
