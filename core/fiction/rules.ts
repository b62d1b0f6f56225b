import { ok } from '#core/kernel/verdict.ts'
import type { Answerer } from './values.ts'

/** The built-in replies are those of a demo: nowhere else is anything but a person behind it. */
export const mayAnswerBy = ({ answers, isDemo }: { answers: Answerer; isDemo: boolean }) =>
  answers === 'demo' && !isDemo ? 'field_invalid' : ok

/** A conversation is answered by who has it in hand. */
export const mayAnswer = ({ isHeld }: { isHeld: boolean }) => (isHeld ? ok : 'talk_taken')

/** A conversation opens to who works here while it waits for an answer, and to who has it in hand. */
export const mayOpenTalk = ({ waits, isOwn }: { waits: boolean; isOwn: boolean }) =>
  waits || isOwn ? ok : 'not_found'

/** The country in which the fictional profiles of a site live: the first of its countries. */
export const fictionCountry = ([first = 'NL']: readonly string[]): string => first
