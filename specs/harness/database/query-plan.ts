/** Tables that grow with the members. */
const LARGE = [
  'account',
  'profile',
  'search_entry',
  'wallet',
  'book',
  'liking',
  'conversation',
  'message',
  'opener',
  'session',
  'ledger_entry',
  'payment',
  'refund',
  'mandate',
  'discount',
  'spending_limit',
  'saved_search',
  'saved_search_watch',
  'finder_answer',
  'intimate_consent',
  'receipt',
  'deadline',
  'notice_due',
  'like_notice',
  'favourite',
  'avoided_address',
  'photo',
  'move',
]

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  /** Only in plans that were run. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

export const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Hold no more than what still waits, or who works here, so that they may be read whole. */
const FEW = ['payment_open_index', 'refund_ask_index', 'photo_ending_index', 'account_staff_index']

/** The large table, or the index of one, that this step reads from end to end. */
export const readBy = ({ 'Node Type': type, 'Index Name': index = '', ...node }: Node) => {
  const { 'Relation Name': table = '', 'Index Cond': sought } = node
  if (type === 'Seq Scan') return LARGE.includes(table) ? [table] : []
  const isSought = !type.includes('Index') || sought !== undefined || FEW.includes(index)
  const isSmall = table !== '' && !LARGE.includes(table)
  return isSought || isSmall ? [] : [index]
}

/** How many rows this step of a plan that was run has visited. */
export const rowsVisited = (node: Node): number =>
  (node['Actual Loops'] ?? 0) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0))
