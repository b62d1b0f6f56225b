import { Worker } from 'node:worker_threads'
import type { FoundKeys, SearchIndex } from '#core/discovery/ports.ts'
import type { EngineLimits } from './engine.ts'
import type { Answered, Question } from './messages.ts'

type Waiting = { resolve: (answer: Answered['answer']) => void; reject: (error: Error) => void }

/** The thread, from its first question on; one that has died is begun anew, and knows nobody. */
const threadOf = () => {
  const waiting = new Map<number, Waiting>()
  const worker = new Worker(new URL('./thread.ts', import.meta.url))
  let asked = 0
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.unref()
  worker.on('message', ({ nth, answer, failure }: Answered) => {
    const one = waiting.get(nth)
    waiting.delete(nth)
    if (failure === undefined) one?.resolve(answer)
    else one?.reject(new Error(`The search index: ${failure}`))
  })
  const ask = (question: Question) =>
    new Promise<Answered['answer']>((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve, reject })
      worker.postMessage({ nth: asked, question })
    })
  return { worker, ask, fail }
}

/**
 * The SearchIndex port over bits in memory, in a thread of its own. `few`: so many who fit are sorted
 * as they are; of more the order of all members is walked, which is mended with more than
 * `movedMax` who are elsewhere by now.
 */
export const searchIndex = (
  limits: EngineLimits = {},
  { warn }: { warn: (error: unknown, what: string) => void },
): SearchIndex => {
  let thread: ReturnType<typeof threadOf> | null = null
  let isOpen = false
  const begin = () => {
    const begun = threadOf()
    begun.worker.on('error', (error) => {
      begun.fail(error)
      if (thread === begun) [thread, isOpen] = [null, false]
    })
    return begun
  }
  const ask = (question: Question) => {
    thread ??= begin()
    return thread.ask(question)
  }
  return {
    find: async (asked) => {
      if (!isOpen) return null
      try {
        return (await ask({ kind: 'find', asked })) as FoundKeys | null
      } catch (error) {
        warn(error, 'the search index has no answer: the database finds the members')
        return null
      }
    },
    clear: async (members) => {
      isOpen = false
      await ask({ kind: 'clear', members, limits })
    },
    write: async (lines, kind) =>
      (isOpen || kind === 'loaded') && (await ask({ kind: 'write', lines, as: kind })) === true,
    open: async () => {
      await ask({ kind: 'open' })
      isOpen = true
    },
    stop: async () => {
      const last = thread
      ;[thread, isOpen] = [null, false]
      last?.fail(new Error('The search index has stopped'))
      await last?.worker.terminate()
    },
  }
}
