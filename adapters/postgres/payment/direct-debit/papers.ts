import type {
  DirectDebitStore,
  MandatePaper,
  SignedMandate,
} from '#core/payment/direct-debit/ports.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

type Row = Omit<MandatePaper, 'signedAt'> & { signedAt: string }

const PAPER = `json_build_object('id', d.id, 'account', d.account_id, 'reference', d.reference,
  'holder', d.holder, 'street', d.street, 'houseNumber', d.house_number, 'zip', d.zip,
  'city', d.city, 'ibanEnd', d.iban_end, 'text', d.text, 'shown', d.shown,
  'signedAt', d.signed_at)`
const columns = { paper: sqlType.json<Row>() }

const byId = statement({
  name: 'debit_paper',
  values: { id: sqlType.uuid() },
  columns,
  text: `select ${PAPER} as paper from debit_mandate d
  where d.id = :id and d.signed_at is not null`,
})
const byPayment = statement({
  name: 'debit_paper_of',
  values: { id: sqlType.uuid() },
  columns,
  text: `select ${PAPER} as paper from payment p join debit_mandate d on d.id = p.mandate_id
  where p.id = :id and p.method = 'directdebit' and d.signed_at is not null`,
})
const holding = statement({
  name: 'debit_holding',
  values: { account: sqlType.uuid() },
  columns: {
    id: sqlType.uuid(),
    provider: sqlType.text(),
    live: sqlType.boolean(),
    reference: sqlType.text(),
    iban_end: sqlType.text(),
    signed_for: sqlType.json<SignedMandate['signedFor']>().nullable(),
  },
  text: `select d.id, m.provider, m.live, d.reference, d.iban_end, case when not exists (
      select from payment p where p.mandate_id = d.id
    ) then json_build_object('bundle', d.bundle, 'amount',
      json_build_object('minor', d.minor, 'currency', d.currency)) end as signed_for
  from mandate m join debit_mandate d on d.id = m.id
  where m.account_id = :account and m.ended_at is null
  order by m.given_at desc limit 1`,
})

const paperOf = (row: { paper: Row } | undefined): MandatePaper | null =>
  row ? { ...row.paper, signedAt: new Date(row.paper.signedAt) } : null

/** The papers of signed mandates, and the one that holds. */
export const paperQueries = ({
  pool,
}: Database): Pick<DirectDebitStore, 'paper' | 'paperOf' | 'holding'> => ({
  paper: async (id) => paperOf((await byId(pool, { id }))[0]),
  paperOf: async (payment) => paperOf((await byPayment(pool, { id: payment }))[0]),
  holding: async (account) => {
    const [row] = await holding(pool, { account })
    if (!row) return null
    const { iban_end: ibanEnd, signed_for: signedFor, ...mandate } = row
    return { ...mandate, ibanEnd, signedFor }
  },
})
