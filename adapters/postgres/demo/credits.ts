import {
  afterPost,
  type Entry,
  entriesOf,
  type LedgerPosting,
} from '#core/payment/wallet/ledger.ts'

type Row = Entry & { balance_after: number | null; at: Date }

/** The books of the demo: entries in their order, each with what it left. */
export const openBooks = () => {
  const balances = new Map<string, number>()
  const rows: Row[] = []
  const balanceOf = (account: string) => balances.get(account) ?? 0
  const post = (what: LedgerPosting, at: Date) => {
    if (what.credits === 0) return
    const left = afterPost(balanceOf(what.account), what.credits)
    if (left === 'insufficient_credits') throw new Error(`${what.operation}: ${left}`)
    balances.set(what.account, left)
    for (const entry of entriesOf(what)) {
      rows.push({ ...entry, balance_after: entry.book === what.account ? left : null, at })
    }
  }
  return { rows, balanceOf, post }
}
export type Books = ReturnType<typeof openBooks>
