import { type Description, statesOf } from '#core/charts/describe.ts'
import { BADGE, bundlesOf, type Layout, PAD, type Row, rowsOf } from '#core/charts/drawing.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import styles from './marks.module.css'
import { rowTop } from './state-box.tsx'
import { useChartWords } from './words.ts'

export type Marking = {
  marks: Map<string, string>
  /** What an event or a deadline means. */
  meaning: (event: string) => string
  /** Whether an event or a deadline can come now. */
  canCome: (event: string) => boolean
  press: (event: string) => void
}

type PlacedMark = { bundle: Pick<Row, 'id' | 'from' | 'events'>; x: number; y: number }
const STEP = BADGE + 2

const ofLines = (description: Description, layout: Layout): PlacedMark[] =>
  bundlesOf(description).flatMap((bundle) => {
    const label = layout.lines[bundle.id]?.label
    if (!label) return []
    const width = bundle.events.length * STEP
    return [{ bundle, x: label[0] - width / 2 + 1, y: label[1] - BADGE / 2 }]
  })

const looksOf = (event: string, can: boolean) =>
  [styles.mark, isDue(event) && styles.due, can && styles.can].filter(Boolean).join(' ')

type Props = {
  description: Description
  layout: Layout
  active: Set<string>
  marking: Marking
}

/**
 * The marks of all events and deadlines, each where it is in the drawing. The lists beside the
 * drawing have them with their words, so the keyboard stops only at those that can come now.
 */
export const Marks = ({ description, layout, active, marking }: Props) => {
  const { of } = useChartWords()
  const ofStates = statesOf(description).flatMap((state): PlacedMark[] => {
    const box = layout.boxes[state.path]
    if (!box) return []
    return rowsOf(description, state.path).map((bundle, row) => ({
      bundle,
      x: box.x + PAD,
      y: rowTop(description, state, box, of(state.words), row),
    }))
  })
  return [...ofStates, ...ofLines(description, layout)].flatMap(({ bundle, x, y }) =>
    bundle.events.map((event, i) => {
      const can = active.has(bundle.from) && marking.canCome(event)
      return (
        <button
          key={`${bundle.id}${event}`}
          type="button"
          className={`${looksOf(event, can)} ${styles.placed}`}
          style={{ left: x + i * STEP, top: y }}
          tabIndex={can ? 0 : -1}
          aria-label={`${marking.marks.get(event)}: ${marking.meaning(event)}`}
          title={marking.meaning(event)}
          onClick={() => marking.press(event)}
        >
          {marking.marks.get(event)}
        </button>
      )
    }),
  )
}

/** The mark of an event beside its words in a list. */
export const Mark = ({ event, mark, can }: { event: string; mark: string; can: boolean }) => (
  <span className={looksOf(event, can)} aria-hidden="true">
    {mark}
  </span>
)
