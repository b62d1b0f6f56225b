import type { Answer } from '#core/contract/contract.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import type {
  Receipt,
  Recipient as SentRecipient,
  WalletEntry,
} from '#core/payment/wallet/contract.ts'
import type {
  BalanceChange,
  BalanceCourse,
  IssuedReceipt,
  OrderHistory,
  Page,
  Recipient,
  WalletOverview,
} from '#core/payment/wallet/views.ts'
import { imageToWire } from '../../discovery/to-wire.ts'
import { orderToWire } from '../to-wire.ts'

const recipientToWire = ({ mainImage, ...member }: Recipient): SentRecipient => ({
  ...member,
  main_image: mainImage && imageToWire(mainImage),
})

const changeToWire = ({ at, member, ...change }: BalanceChange): WalletEntry => ({
  ...change,
  at: at.toISOString(),
  ...(member && { member: recipientToWire(member) }),
})

export const courseToWire = ({
  spentOn,
  ...course
}: BalanceCourse): Answer<'GET /api/balance.php'> => ({
  ...course,
  spent_on: spentOn.map(({ member, credits }) => ({ member: recipientToWire(member), credits })),
})

export const ordersToWire = ({ rows, next }: Page<PlacedOrder>): Answer<'GET /api/orders.php'> => ({
  orders: rows.map(orderToWire),
  next,
})

export const changesToWire = ({
  rows,
  next,
}: Page<BalanceChange>): Answer<'GET /api/wallet.php'> => ({
  wallet: rows.map(changeToWire),
  next,
})

export const overviewToWire = ({
  orders,
  changes,
  credits,
  owed,
}: WalletOverview): Answer<'GET /api/transactions.php'> => ({
  orders: orders.rows.map(orderToWire),
  orders_next: orders.next,
  wallet: changes.rows.map(changeToWire),
  wallet_next: changes.next,
  credits,
  owed,
})

const sellerToWire = ({
  name,
  address,
  city,
  country,
  kvk,
  vat_numbers,
}: IssuedReceipt['seller']): Receipt['seller'] => ({
  name,
  address,
  city,
  country,
  kvk,
  vat_numbers,
})

const receiptToWire = ({ at, method, seller, ...receipt }: IssuedReceipt): Receipt => ({
  ...receipt,
  at: at.toISOString(),
  payment_method: method,
  seller: sellerToWire(seller),
})

export const historyToWire = ({
  timeline,
  receipts,
}: OrderHistory): Answer<'GET /api/transaction.php'> => ({
  life: timeline.map(({ event, at }) => ({ event, at: at.toISOString() })),
  receipts: receipts.map(receiptToWire),
})
