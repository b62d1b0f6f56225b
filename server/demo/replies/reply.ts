import type { MessageKind } from '#core/chat/values.ts'
import {
  anyAsks,
  greetings,
  introductions,
  toFewSigns,
  toGifts,
  toPhotos,
  toQuestions,
  toStatements,
} from './any.ts'
import { manners } from './manners.ts'
import { serious } from './serious.ts'
import { tastes } from './tastes.ts'
import type { Topic } from './topic.ts'

export type Persona = { name: string; city: string }

const FEW_SIGNS = 3
/** What is left of "hoi" and a name, in characters. */
const GREETED_BY_NAME = 20
const GREETING = /^(hoi|hey|hee+|hallo|hi|hai|heej|dag|goede ?(morgen|middag|n ?avond)|yo)\b/

const topics = [...serious, ...manners, ...tastes]

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()

/** FNV-1a: spreads texts evenly over whole numbers. */
const spread = (text: string) => {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

type ReplyChoice = Pick<Topic, 'answers' | 'asks' | 'introducesHerself'>

/** `rest` is the message without its greeting. */
const aboutNothing = (text: string, rest: string, isFirst: boolean): ReplyChoice => {
  if (text !== rest && rest.length <= GREETED_BY_NAME) {
    return isFirst ? { answers: anyAsks, asks: [] } : { answers: greetings, asks: anyAsks }
  }
  if (text.includes('?')) return { answers: toQuestions, asks: anyAsks }
  const answers = text.length <= FEW_SIGNS ? toFewSigns : toStatements
  return { answers, asks: anyAsks }
}

const pairsOf = ({ answers, asks }: ReplyChoice) =>
  asks.length === 0 ? answers : answers.flatMap((answer) => asks.map((ask) => `${answer} ${ask}`))

/** What was said lately counts: first what is new in every part, then what is new, then the rest. */
const freshest = (candidates: string[], said: readonly string[]) => {
  const last = said.at(-1) ?? ''
  const isNew = (text: string) => !said.includes(text)
  const hasNewParts = (text: string) =>
    text.split(/(?<=[.!?]) /).every((part) => !last.includes(part))
  const choices = [
    candidates.filter((text) => isNew(text) && hasNewParts(text)),
    candidates.filter(isNew),
    candidates.filter((text) => text !== last),
  ]
  return choices.find((choice) => choice.length > 0) ?? candidates
}

/**
 * What a fictional person answers to `incoming`, after she said `said` in this conversation: at
 * first that she is fictional, then something about what was written, never the same as just
 * before. The same for the same input.
 */
/** What is said of something that came without words about it. */
const toWhatWasSent = (kind: MessageKind): ReplyChoice | undefined => {
  if (kind === 'text') return undefined
  return { answers: kind === 'gift' ? toGifts : toPhotos, asks: anyAsks }
}

export const replyTo = ({
  persona,
  said,
  incoming,
  kind = 'text',
}: {
  persona: Persona
  said: readonly string[]
  incoming: string
  kind?: MessageKind
}): string => {
  const text = plain(incoming)
  const rest = text.replace(GREETING, '').trim()
  const isFirst = said.length === 0
  const topic: ReplyChoice =
    topics.find(({ words }) => words.test(rest)) ??
    toWhatWasSent(kind) ??
    aboutNothing(text, rest, isFirst)
  const pairs = pairsOf(topic)
  const candidates =
    isFirst && !topic.introducesHerself
      ? introductions.flatMap((opening) => pairs.map((pair) => `${opening} ${pair}`))
      : pairs
  const filled = candidates.map((candidate) =>
    candidate.replaceAll('{name}', persona.name).replaceAll('{city}', persona.city),
  )
  const choices = freshest(filled, said)
  const chosen = choices[spread(`${persona.name} ${said.length} ${text}`) % choices.length]
  if (chosen === undefined) throw new Error('There is nothing to answer with.')
  return chosen
}
