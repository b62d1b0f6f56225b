import { describe, expect, it } from 'vitest'
import { spaced, statesOf, describe as told } from '#core/charts/describe.ts'
import { charts } from '#core/charts/registry.ts'
import { survey } from '#core/charts/survey.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import { diagramsOf } from '../../scripts/charts/diagram.ts'

const ARROW = /^ +(\S+) --> (\S+)(?: : (.*))?$/
const BOX = /^ +state "[^"]+" as (\w+)$/
const GROUP = /^ +state "[^"]+" as (\w+) \{$/

const all = (lines: string[], pattern: RegExp) => lines.flatMap((line) => pattern.exec(line) ?? [])
const ids = (lines: string[], pattern: RegExp) => all(lines, pattern).filter((_, i) => i % 2 === 1)

describe.each(charts)('the diagrams of $lifecycle.name', (chart) => {
  const description = told(chart)
  const diagrams = diagramsOf(description, survey(chart))

  it('have every state and every event of the chart', () => {
    const lines = diagrams.flatMap((diagram) => diagram.lines)
    const drawn = new Set([
      ...ids(lines, BOX),
      ...ids(lines, GROUP),
      ...diagrams.map(({ of }) => of.path.replaceAll('.', '__')),
    ])
    const paths = statesOf(description).map(({ path }) => path.replaceAll('.', '__'))
    expect(paths.filter((path) => !drawn.has(path))).toEqual([])
    const labels = lines.flatMap((line) => ARROW.exec(line)?.[3]?.split(' / ') ?? [])
    for (const event of Object.keys(chart.lifecycle.events)) expect(labels).toContain(spaced(event))
    for (const { delay } of description.deadlines)
      expect(labels).toContainEqual(expect.stringMatching(`^after .+ \\(${spaced(delay)}\\)$`))
    expect(labels.filter(isDue)).toEqual([])
  })

  it('lead from box to box that they have, never to a group, which Mermaid cannot draw', () => {
    for (const { lines } of diagrams) {
      const boxes = [...ids(lines, BOX), '[*]']
      const arrows = lines.flatMap((line) => (line.includes('-->') ? [ARROW.exec(line)] : []))
      expect(arrows.length).toBeGreaterThan(0)
      for (const arrow of arrows) {
        expect(boxes).toContain(arrow?.[1])
        expect(boxes).toContain(arrow?.[2])
      }
    }
  })
})
