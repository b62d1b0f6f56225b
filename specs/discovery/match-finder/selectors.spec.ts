import { describe, expect, it } from 'vitest'
import {
  intimateQuestions,
  isIntimate,
  questionIds,
  questionOf,
} from '#core/discovery/match-finder/questions.ts'
import {
  inTurn,
  openQuestions,
  ROUND_LENGTH,
  roundOf,
} from '#core/discovery/match-finder/selectors.ts'

const nothing = { answered: [], skipped: [], agreed: false }

describe('The questions that are open', () => {
  it('come one of each kind in turn, and what is intimate by consent alone and last', () => {
    expect(inTurn.slice(0, 4).map((id) => questionOf(id).kind)).toEqual([
      'everyday',
      'together',
      'out',
      'talk',
    ])
    expect(openQuestions(nothing)).toEqual(inTurn)
    expect(inTurn.some(isIntimate)).toBe(false)
    const agreed = openQuestions({ ...nothing, agreed: true })
    expect(agreed.slice(-intimateQuestions.length)).toEqual(intimateQuestions)
    expect([...agreed].sort()).toEqual([...questionIds].sort())
  })

  it('are not those that were answered, and end with those that were skipped', () => {
    const [first, second, third] = inTurn as [never, never, never]
    const open = openQuestions({ ...nothing, answered: [first], skipped: [second] })
    expect([open[0], open.at(-1)]).toEqual([third, second])
    expect(open).toHaveLength(inTurn.length - 1)
  })
})

describe('A round', () => {
  it('begins with the question that is asked for, and has a few that are open', () => {
    const last = inTurn.at(-1) ?? 'rain'
    const round = roundOf(last, nothing)
    expect(round).toEqual([last, ...inTurn.slice(0, ROUND_LENGTH - 1)])
    expect(roundOf('sunday', { ...nothing, answered: inTurn })).toEqual(['sunday'])
  })

  it('that begins with an intimate question goes on with those', () => {
    const round = roundOf('kiss', { ...nothing, agreed: true })
    expect(round.every(isIntimate)).toBe(true)
    expect(round[0]).toBe('kiss')
    expect(new Set(round).size).toBe(ROUND_LENGTH)
    const left = { ...nothing, agreed: true, answered: intimateQuestions.slice(2) }
    expect(roundOf(intimateQuestions[1] ?? 'kiss', left)).toEqual([
      intimateQuestions[1],
      intimateQuestions[0],
      ...inTurn.slice(0, ROUND_LENGTH - 2),
    ])
    expect(roundOf('kiss', nothing).slice(1).some(isIntimate)).toBe(false)
  })
})
