import { type Folded, passagesOf } from './folded.ts'
import type { Passage } from './values.ts'

const WALLETS = [
  /(?<![a-z0-9])bc1[a-z0-9]{25,62}(?![a-z0-9])/g,
  /(?<![a-z0-9])0x[a-f0-9]{40}(?![a-z0-9])/g,
  /(?<![a-z0-9])(?=[a-z]{0,30}\d)[13][a-z1-9]{25,34}(?![a-z0-9])/g,
  /(?<![a-z0-9])t[a-z1-9]{33}(?![a-z0-9])/g,
]

/** Addresses of wallets. */
export const findWallets = (folded: Folded): Passage[] => passagesOf(folded, WALLETS)
