import type { Over } from '#core/kernel/variants.ts'
import type { enWallet } from '#core/texts/en/payment/wallet.ts'

/** What American English says otherwise of the wallet. */
export const enUSWallet: Over<typeof enWallet> = {
  life: { cancelled: 'The payment was canceled' },
}
