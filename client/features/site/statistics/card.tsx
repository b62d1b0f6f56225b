import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { csvOf } from '#core/site/statistics/rules.ts'
import styles from './card.module.css'

type Cell = string | number | null
/** Numbers as they are, for a file; how they are said is the screen's. */
export type Table = { head: readonly string[]; rows: readonly (readonly Cell[])[] }

type Props = {
  title: string
  /** The one number of the card. */
  figure: string
  note?: string | undefined
  table: Table
  /** Of the file. */
  name: string
  format: (cell: Cell, column: number) => string
  wide?: boolean
  children: ReactNode
}

const save = (name: string, { head, rows }: Table) => {
  const file = new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

const TableOf = ({ table: { head, rows }, format }: Pick<Props, 'table' | 'format'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.toReversed().map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]} data-name={head[column + 1]}>
              {format(cell, column + 1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A number, its plot, and the same as a table and as a file. */
export const Card = ({ title, figure, note, table, name, format, wide, children }: Props) => {
  const { t } = useTranslation('desk')
  const [asTable, setAsTable] = useState(false)
  const heading = useId()
  return (
    <section className={styles.card} data-wide={wide} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('statistics.table')}
        </button>
        <button
          type="button"
          aria-label={t('statistics.csvOf', { title })}
          onClick={() => save(name, table)}
        >
          {t('statistics.csv')}
        </button>
      </header>
      <p className={styles.sum}>
        <strong>{figure}</strong> {note && <span>{note}</span>}
      </p>
      {asTable ? <TableOf table={table} format={format} /> : children}
    </section>
  )
}
