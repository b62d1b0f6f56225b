import { enUSAge } from '../account/age.ts'
import { enUSProfile } from '../account/profile.ts'
import { enUSSearch } from '../discovery/search.ts'
import { enUSShared } from '../discovery/shared.ts'
import { enUSDirectDebit } from '../payment/direct-debit.ts'
import { enUSOrder } from '../payment/order.ts'
import { enUSWallet } from '../payment/wallet.ts'
import { enUSPlace } from '../site/place.ts'
import { enUSRestRefusals } from './rest-refusals.ts'

/** What American English says otherwise on every other page. */
export const enUSRest = {
  ...enUSAge,
  ...enUSProfile,
  ...enUSSearch,
  ...enUSShared,
  ...enUSDirectDebit,
  ...enUSPlace,
  ...enUSOrder,
  ...enUSWallet,
  ...enUSRestRefusals,
}
