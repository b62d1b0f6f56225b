import { useEffect, useMemo, useRef } from 'react'
import { useMedia } from '#client/ui/media.ts'
import type { Chart } from '#core/charts/chart.ts'
import { type DescribedState, type Description, statesOf } from '#core/charts/describe.ts'
import { type Box, bundlesOf, type Layout, type Layouts } from '#core/charts/drawing.ts'
import { BREAKPOINTS } from '#core/kernel/screen.ts'
import styles from './drawing.module.css'
import layouts from './layouts.json' with { type: 'json' }
import { ChartLine, Start } from './line.tsx'
import { type Marking, Marks } from './marks.tsx'
import { StateBox } from './state-box.tsx'
import { Light, Town } from './town.tsx'
import { useChartWords } from './words.ts'

const MARGIN = 24

/** How far to scroll so that what lies from `start` to `end` is seen, and no further. */
const nearest = (at: number, size: number, start: number, end: number): number => {
  if (start - MARGIN < at) return start - MARGIN
  return end + MARGIN > at + size ? Math.min(start - MARGIN, end + MARGIN - size) : at
}

/** Between two boxes and not through one, where there is such a place from `low` to `high`. */
const uncut = (boxes: readonly Box[], low: number, high: number): number => {
  const cuts = (at: number) => boxes.filter(({ y, height }) => y < at && at < y + height).length
  const places = boxes.map(({ y }) => y - MARGIN / 2).filter((at) => at > low && at <= high)
  const [best = low] = [low, ...places.sort((a, b) => a - b)].sort((a, b) => cuts(a) - cuts(b))
  return best
}

/** Brings the state that was entered last into view, within the frame of the drawing. */
const useInView = (layout: Layout | undefined, states: DescribedState[], active: Set<string>) => {
  const frame = useRef<HTMLElement>(null)
  const before = useRef<{ layout: Layout | undefined; active: Set<string> } | null>(null)
  useEffect(() => {
    const isInner = (path: string) => ![...active].some((other) => other.startsWith(`${path}.`))
    const isFirst = before.current?.layout !== layout
    const was = isFirst ? null : before.current?.active
    const entered = [...active].find((path) => path !== '' && isInner(path) && !was?.has(path))
    before.current = { layout, active }
    const box = layout?.boxes[entered ?? '']
    const { current } = frame
    if (!current || !box) return
    const isCalm = isFirst || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const [left, at] = isFirst ? [0, 0] : [current.scrollLeft, current.scrollTop]
    const top = nearest(at, current.clientHeight, box.y, box.y + box.height)
    const innermost = states.flatMap(({ path, children }) =>
      children.length === 0 ? (layout?.boxes[path] ?? []) : [],
    )
    current.scrollTo({
      left: nearest(left, current.clientWidth, box.x, box.x + box.width),
      top: isFirst ? uncut(innermost, top, Math.max(top, box.y - MARGIN)) : top,
      behavior: isCalm ? 'auto' : 'smooth',
    })
  }, [layout, states, active])
  return frame
}

type Props = {
  chart: Chart
  description: Description
  active: Set<string>
  marking: Marking
}

/** A chart as it was laid out when it was made, with the states lit that the walk is in. */
export const Drawing = ({ chart, description, active, marking }: Props) => {
  const { t, of } = useChartWords()
  const isNarrow = useMedia(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`)
  const { lifecycle, title } = chart
  const forms = (layouts as unknown as Layouts)[lifecycle.name]
  const layout = forms && isNarrow ? (forms.narrow ?? forms.wide) : forms?.wide
  const states = useMemo(() => statesOf(description), [description])
  const frame = useInView(layout, states, active)
  if (!layout) return null
  const now = states.filter(({ path, children }) => active.has(path) && children.length === 0)
  const label = t('drawingNow', {
    title: of(title),
    states: now.map(({ words }) => of(words)).join(' '),
  })
  return (
    <div className={styles.place} data-chart={lifecycle.name}>
      <Town />
      <section ref={frame} className={styles.frame} aria-label={t('drawing', { title: of(title) })}>
        <div className={styles.sheet} style={{ width: layout.width, height: layout.height }}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="img"
            aria-label={label}
          >
            <Light />
            {states.map((state) => {
              const box = layout.boxes[state.path]
              if (!box) return null
              const isActive = active.has(state.path)
              return (
                <StateBox
                  key={state.path}
                  state={state}
                  box={box}
                  description={description}
                  isActive={isActive}
                />
              )
            })}
            {Object.entries(layout.starts).map(([id, points]) => (
              <Start key={id} points={points} />
            ))}
            {bundlesOf(description).map(({ id, from, events }) => (
              <ChartLine
                key={id}
                points={layout.lines[id]?.points ?? []}
                isOpen={active.has(from) && events.some(marking.canCome)}
              />
            ))}
          </svg>
          <Marks description={description} layout={layout} active={active} marking={marking} />
        </div>
      </section>
    </div>
  )
}
