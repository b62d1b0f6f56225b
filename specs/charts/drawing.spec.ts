import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { statesOf, describe as told } from '#core/charts/describe.ts'
import {
  type Box,
  bundlesOf,
  type Layouts,
  marksOf,
  rowsOf,
  titleLines,
  wrapped,
} from '#core/charts/drawing.ts'
import { charts } from '#core/charts/registry.ts'
import { LAYOUTS } from '../../scripts/charts/made.ts'

const layouts: Layouts = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', LAYOUTS), 'utf8'),
)
const PHONE_PX = 360
const TABLET_PX = 734

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const drawings = charts.flatMap((chart) =>
  Object.entries(layouts[chart.lifecycle.name] ?? {}).map(([form, layout]) => ({
    name: chart.lifecycle.name,
    form,
    layout,
    description: told(chart),
    chart,
  })),
)

describe.each(drawings)('the $form drawing of $name', ({ layout, description, form, chart }) => {
  const states = statesOf(description).slice(1)
  const boxOf = (path: string): Box => {
    const box = layout.boxes[path]
    if (!box) throw new Error(`${path} is not drawn`)
    return box
  }

  it('has every state, in the box of the state that holds it, apart from its neighbours', () => {
    const all = { x: 0, y: 0, width: layout.width, height: layout.height }
    for (const { path, children } of states) {
      expect(holds(all, boxOf(path)), path).toBe(true)
      for (const [i, child] of children.entries()) {
        expect(holds(boxOf(path), boxOf(child.path)), child.path).toBe(true)
        for (const other of children.slice(i + 1))
          expect(meet(boxOf(child.path), boxOf(other.path)), other.path).toBe(false)
      }
    }
  })

  it('has every event and deadline that leads from one state to another, or leaves it there', () => {
    for (const { id } of bundlesOf(description)) {
      const line = layout.lines[id]
      expect(line?.points.length, id).toBeGreaterThan(1)
      expect(line?.label, id).not.toBeNull()
    }
    const marks = marksOf(description, Object.keys(chart.lifecycle.events))
    const drawn = [
      ...bundlesOf(description),
      ...states.flatMap(({ path }) => rowsOf(description, path)),
    ]
    const events = new Set(drawn.flatMap((bundle) => bundle.events))
    expect([...events].sort()).toEqual([...marks.keys()].sort())
    expect(new Set(marks.values()).size).toBe(marks.size)
  })

  it('fits beside its lists and on a tablet, and on a phone when it has regions', () => {
    if (form === 'narrow') expect(layout.width).toBeLessThanOrEqual(PHONE_PX)
    else expect(layout.width).toBeLessThanOrEqual(TABLET_PX)
  })
})

describe('the words of a drawing', () => {
  it('are broken between words, and none is lost', () => {
    for (const chart of charts)
      for (const { words } of statesOf(told(chart)))
        for (const text of Object.values(words))
          for (const lines of [wrapped(text), titleLines(text)]) expect(lines.join(' ')).toBe(text)
  })
})
