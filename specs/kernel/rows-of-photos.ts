import type { Row } from './rows-of-cases.ts'

const talk = { conversation: 'c', other: 'bram' }
const ofProfile = { photo: 'f', account: 'anna', talk: null }
const all = ['anna asks user', 'whoever sees them asks member anna']
const both = ['anna asks chats c', 'bram asks chats c']

/** What becomes of a photo causes. */
export const rowsOfPhotos: Record<'photo', Row[]> = {
  photo: [
    [{ type: 'photoCame', photo: 'f' }, 'photo task=rank photo=f'],
    [{ type: 'photoApproved', photo: 'f', account: 'anna' }, ...all],
    [{ type: 'photoRefused', photo: 'f' }, 'photo task=fingerprint photo=f'],
    [{ type: 'photoLocked', ...ofProfile }, ...all],
    [{ type: 'photoLocked', ...ofProfile, talk }, ...both],
    [{ type: 'photoUnlocked', ...ofProfile }, ...all],
    [{ type: 'photoDestroyed', photo: 'f' }, 'photo task=destroy photo=f'],
  ],
}
