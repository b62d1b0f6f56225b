import { accountCalls } from './account.ts'
import type { AnswerOf, AskedBodyOf, AskedQueryOf, BodyOf, QueryOf } from './call.ts'
import { chatCalls } from './chat.ts'
import { credentialCalls } from './credentials.ts'
import { creditsCalls } from './credits.ts'
import { dataCalls } from './data.ts'
import { demoCalls } from './demo.ts'
import { deviceCalls } from './device.ts'
import { discoveryCalls } from './discovery.ts'
import { photoCalls } from './photos.ts'
import { repeatCalls } from './repeat.ts'
import { siteCalls } from './site.ts'
import { spendingLimitCalls } from './spending-limit.ts'
import { staffCalls } from './staff.ts'
import { walletCalls } from './wallet.ts'
import { withdrawalCalls } from './withdrawal.ts'

/** Every call of the product, once: the server mounts these, the client calls these. */
export const contract = {
  ...siteCalls,
  ...accountCalls,
  ...dataCalls,
  ...credentialCalls,
  ...deviceCalls,
  ...discoveryCalls,
  ...photoCalls,
  ...chatCalls,
  ...creditsCalls,
  ...repeatCalls,
  ...spendingLimitCalls,
  ...walletCalls,
  ...withdrawalCalls,
  ...staffCalls,
  ...demoCalls,
}

export type Contract = typeof contract
export type Key = keyof Contract
export type Query<K extends Key> = QueryOf<Contract[K]>
export type Body<K extends Key> = BodyOf<Contract[K]>
export type AskedQuery<K extends Key> = AskedQueryOf<Contract[K]>
export type AskedBody<K extends Key> = AskedBodyOf<Contract[K]>
export type Answer<K extends Key> = AnswerOf<Contract[K]>

export { partsOf } from './call.ts'
