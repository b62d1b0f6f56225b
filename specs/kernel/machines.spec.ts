import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { charts } from '#core/charts/registry.ts'
import type { Words } from '#core/kernel/lifecycle.ts'
import { lifecycles } from '#core/kernel/lifecycles.ts'
import { reactions } from '#core/kernel/reactions.ts'

const all = charts.map(({ lifecycle }) => lifecycle)

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const nodes: AnyStateNode[] = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  return nodes
}
const inWords = (words: Words | undefined) => Boolean(words?.nl && words.en)

describe.each(all)('the chart of $name', ({ name, machine, rules, events }) => {
  const nodes = nodesOf(machine)

  it('says in Dutch and English what each of its states means', () => {
    const bare = nodes.filter((node) => node.type === 'atomic' || node.type === 'final')
    expect(bare.filter((node) => !inWords(node.meta)).map(({ id }) => id)).toEqual([])
  })

  it('says in Dutch and English what each of its events means', () => {
    const own = machine.events.filter((type) => !String(type).startsWith('xstate.'))
    expect(Object.keys(events).sort()).toEqual([...own].sort())
    expect(Object.values(events).every(inWords)).toBe(true)
  })

  it('goes by one name', () => {
    expect(machine.id).toBe(name)
  })

  it('gives every state with a deadline a name that outlives a rename of its parents', () => {
    const due = nodes.filter(({ after }) => after.length > 0)
    for (const node of due) expect(node.id).toBe(`${name}.${node.key}`)
  })

  it('guards each transition with one rule by name, so that every refusal has its code', () => {
    for (const node of nodes) {
      for (const transition of [...node.transitions.values()].flat()) {
        const { guard } = transition
        if (guard === undefined) continue
        const type = typeof guard === 'string' ? guard : (guard as { type?: string }).type
        expect(Object.keys(rules)).toContain(type)
      }
    }
  })

  it('runs nothing by itself: no invoked actors, no eventless transitions', () => {
    for (const node of nodes) {
      expect(node.invoke).toEqual([])
      expect(node.always ?? []).toEqual([])
    }
  })
})

describe('the table of reactions', () => {
  it('has a row for each lifecycle that the server moves', () => {
    expect(Object.keys(reactions).sort()).toEqual(Object.keys(lifecycles).sort())
  })
})
