import { Link } from '#client/platform/router/link.tsx'
import type { Block, Line, Words } from '#core/site/pages/views.ts'
import styles from './static-page.module.css'

const Run = ({ words: { text, strong, href } }: { words: Words }) => {
  if (href?.startsWith('/')) return <Link to={href}>{text}</Link>
  if (href) return <a href={href}>{text}</a>
  return strong ? <strong>{text}</strong> : text
}

const said = (line: Line) => line.map(({ text }) => text).join('')

const saidIn = (block: Block) => {
  if (block.kind === 'paragraph') return said(block.line)
  return block.kind === 'list' ? block.items.map(said).join() : block.head.map(said).join()
}

export const LineOf = ({ line }: { line: Line }) =>
  line.map((words) => <Run key={words.text} words={words} />)

const ListOf = ({ ordered, items }: { ordered: boolean; items: Line[] }) => {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((line) => (
        <li key={said(line)}>
          <LineOf line={line} />
        </li>
      ))}
    </Tag>
  )
}

const TableOf = ({ head, rows }: { head: Line[]; rows: Line[][] }) => {
  const names = head.map(said)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(said).join()}>
            {row.map((line, column) => (
              <td key={names[column]} data-head={names[column]}>
                <LineOf line={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const BlockOf = ({ block, number }: { block: Block; number: string | null }) => {
  if (block.kind === 'list') return <ListOf {...block} />
  if (block.kind === 'table') return <TableOf {...block} />
  return (
    <p>
      {number !== null && <span className={styles.number}>{number} </span>}
      <LineOf line={block.line} />
    </p>
  )
}

/** The paragraphs of a clause, each with its number where its page counts them: 2.1, 2.2. */
export const ClauseBody = ({ blocks, number }: { blocks: Block[]; number: number | null }) => {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  return blocks.map((block) => {
    const at = number === null ? null : `${number}.${paragraphs.indexOf(block) + 1}`
    return <BlockOf key={saidIn(block)} block={block} number={at} />
  })
}
