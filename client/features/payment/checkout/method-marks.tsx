import { icon } from '#client/ui/icons.tsx'
import type { MethodKind } from '#core/payment/methods.ts'

const BankMark = icon(
  <path d="M3.5 9.5 12 4.5l8.5 5h-17ZM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16" />,
)
const CardMark = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="M3 10h18M6.5 15h3" />
  </>,
)
const WalletMark = icon(
  <>
    <rect x="7" y="3" width="10" height="18" rx="2.5" />
    <path d="M11 17.5h2" />
  </>,
)
const TransferMark = icon(
  <path d="M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19" />,
)
const VoucherMark = icon(
  <path d="M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3V7ZM14 7.5v9" />,
)
const DebitMark = icon(
  <path d="M4 12V9.5a2 2 0 0 1 2-2h12M15.5 5 18 7.5 15.5 10M20 12v2.5a2 2 0 0 1-2 2H6M8.5 19 6 16.5 8.5 14" />,
)

/** Drawn by how a method goes: a brand is its name, and its own mark stays its own. */
const marks = {
  bank: BankMark,
  card: CardMark,
  wallet: WalletMark,
  transfer: TransferMark,
  voucher: VoucherMark,
  debit: DebitMark,
} as const satisfies Record<MethodKind, unknown>

export const MethodMark = ({ kind }: { kind: MethodKind }) => {
  const Mark = marks[kind]
  return <Mark size={20} />
}
