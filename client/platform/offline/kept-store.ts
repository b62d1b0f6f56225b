import type { DehydratedState } from '@tanstack/react-query'
import { deviceStore } from '../device-store.ts'
import { KEPT_DATABASE } from './own-key.ts'

/** What one account last saw on this device, of which program, and when. */
export type Kept = { account: string; build: string; at: number; answers: DehydratedState }

const ONLY = 'last'
const answers = deviceStore(KEPT_DATABASE, 'answers')

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | undefined
  return typeof kept?.account === 'string' && typeof kept.at === 'number' && !!kept.answers
}

/** One at a time in all windows: nothing is written between the end of a consent and its deletion. */
export const alone = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(KEPT_DATABASE, act) as Promise<T>) : act()

/** There is one at most on a device, of whoever is logged in. */
export const readAnswers = async (): Promise<Kept | null> => {
  if (!(await answers.isThere())) return null
  const kept: unknown = await answers.run('readonly', (store) => store.get(ONLY))
  return isKept(kept) ? kept : null
}

export const writeAnswers = async (kept: Kept) => {
  await answers.run('readwrite', (store) => store.put(kept, ONLY))
}

export const deleteAnswers = answers.remove
