import { type DescribedState, type Description, spaced } from '#core/charts/describe.ts'
import {
  BADGE,
  type Box,
  LINE,
  PAD,
  ROW,
  rowsOf,
  titleLines,
  wrapped,
} from '#core/charts/drawing.ts'
import styles from './drawing.module.css'
import { useChartWords } from './words.ts'

const ROUND = 12
const BASELINE = 12

type Props = { state: DescribedState; box: Box; description: Description; isActive: boolean }

/** The last part of a path, as people read it. */
const nameOf = (path: string) => spaced(path.split('.').at(-1) ?? '')

/** Where the events of a row lead: nowhere else, or to states to which no line is drawn. */
const rowText = (path: string, [first = '', ...others]: string[]) => {
  if (first === path && others.length === 0) return '↻'
  return `→ ${nameOf(first)}${others.length > 0 ? ` +${others.length}` : ''}`
}

/** Where a row of marks begins: below the title of a group, at the bottom of any other state. */
export const rowTop = (
  description: Description,
  { path, children }: DescribedState,
  box: Box,
  text: string,
  row: number,
): number => {
  if (children.length > 0) return box.y + PAD + titleLines(text).length * LINE + row * ROW
  return box.y + box.height - PAD / 2 - (rowsOf(description, path).length - row) * ROW
}

/** A state as a box, or as a box around others, with what it means and what leaves it as it is. */
export const StateBox = ({ state, box, description, isActive }: Props) => {
  const { of } = useChartWords()
  const { path, key, kind, words, children } = state
  const isGroup = children.length > 0
  const lines = isGroup ? titleLines(of(words)) : wrapped(of(words))
  const textTop = box.y + PAD + BASELINE
  const wordsTop = isGroup ? textTop : textTop + LINE
  const look = isGroup ? styles.group : styles.state
  return (
    <g className={`${look} ${isActive ? styles.active : ''}`}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={ROUND} />
      {kind === 'final' && (
        <rect
          className={styles.final}
          x={box.x + 4}
          y={box.y + 4}
          width={box.width - 8}
          height={box.height - 8}
          rx={ROUND - 4}
        />
      )}
      {!isGroup && (
        <text className={styles.key} x={box.x + PAD} y={textTop}>
          {spaced(key)}
        </text>
      )}
      <text className={styles.words}>
        {lines.map((line, i) => (
          <tspan key={line} x={box.x + PAD} y={wordsTop + i * LINE}>
            {line}
          </tspan>
        ))}
      </text>
      {rowsOf(description, path).map(({ id, to, events }, row) => (
        <text
          key={id}
          className={styles.key}
          x={box.x + PAD + events.length * (BADGE + 2) + 4}
          y={rowTop(description, state, box, of(words), row) + BADGE / 2 + 4}
        >
          {rowText(path, to)}
        </text>
      ))}
    </g>
  )
}
