import { parentPort } from 'node:worker_threads'
import { Engine } from './engine.ts'
import type { Answered, Asked, Question } from './messages.ts'

/** A thread of its own: members are found beside all else that the server does. */
let engine = new Engine(0)
let isOpen = false

const answerTo = (question: Question): Answered['answer'] => {
  switch (question.kind) {
    case 'clear':
      engine = new Engine(question.members, question.limits)
      isOpen = false
      return true
    case 'write':
      return question.as === 'loaded' ? engine.load(question.lines) : engine.change(question.lines)
    case 'open':
      engine.sort()
      isOpen = true
      return true
    case 'find':
      return isOpen ? engine.find(question.asked) : null
  }
}

parentPort?.on('message', ({ nth, question }: Asked) => {
  const tell = (answered: Omit<Answered, 'nth'>) => parentPort?.postMessage({ nth, ...answered })
  try {
    tell({ answer: answerTo(question) })
  } catch (error) {
    tell({ answer: null, failure: (error as Error).message })
  }
})
