import type { SearchRequest } from '#core/discovery/ports.ts'
import type { Gender } from '#core/discovery/values.ts'
import { ownCell } from '../../platform/cards.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** What a search needs to know of the member who searches. Of a visitor nothing is known. */
export type Searcher = {
  gender: Gender | null
  seeks: Gender | null
  cell: number | null
  /** Members who block this one, or are blocked by it, or avoid its address. */
  barred: readonly string[]
}

const visitor: Searcher = { gender: null, seeks: null, cell: null, barred: [] }

const findSearcher = statement({
  name: 'search_searcher',
  values: { viewer: sqlType.uuid() },
  columns: {
    gender: sqlType.text<Gender>(),
    seeks: sqlType.text<Gender>().nullable(),
    cell: sqlType.integer().nullable(),
    barred: sqlType.uuid().array().nullable(),
  },
  text: `select gender, seeks, ${ownCell(':viewer')} as cell, barred_with(:viewer) as barred
  from search_entry where account_id = :viewer`,
})

export const readSearcher = async (on: Queryable, { viewer }: SearchRequest): Promise<Searcher> => {
  const [found] = viewer === null ? [] : await findSearcher(on, { viewer })
  return found ? { ...found, barred: found.barred ?? [] } : visitor
}
