import { ageCalls } from '../account/age/contract.ts'
import { dataCalls } from '../account/archive/contract.ts'
import { accountCalls } from '../account/contract.ts'
import { staffCalls } from '../account/contract-staff.ts'
import { credentialCalls } from '../account/credentials/contract.ts'
import { termsCalls } from '../account/terms/contract.ts'
import { chatCalls } from '../chat/contract.ts'
import { demoCalls } from '../demo/contract.ts'
import { avoidedCalls } from '../discovery/avoided/contract.ts'
import { choicesCalls } from '../discovery/choices/contract.ts'
import { discoveryCalls } from '../discovery/contract.ts'
import { favouriteCalls } from '../discovery/favourites/contract.ts'
import { autoLikeCalls } from '../discovery/likes/contract.ts'
import { matchFinderCalls } from '../discovery/match-finder/contract.ts'
import { savedSearchCalls } from '../discovery/saved-searches/contract.ts'
import { swipeCalls } from '../discovery/swipe/contract.ts'
import { visitCalls } from '../discovery/visits/contract.ts'
import { fictionCalls } from '../fiction/contract.ts'
import { approvalCalls } from '../moderation/approval/contract.ts'
import { deskCalls } from '../moderation/desk/contract.ts'
import { noticeCalls } from '../moderation/notices/contract.ts'
import { reportingCalls } from '../moderation/reporting/contract.ts'
import { supportCalls } from '../moderation/support/contract.ts'
import { creditsCalls } from '../payment/checkout/contract.ts'
import { directDebitCalls } from '../payment/direct-debit/contract.ts'
import { reorderCalls } from '../payment/reorder/contract.ts'
import { spendingLimitCalls } from '../payment/spending-limit/contract.ts'
import { walletCalls } from '../payment/wallet/contract.ts'
import { withdrawalCalls } from '../payment/withdrawal/contract.ts'
import { albumCalls } from '../photo/album/contract.ts'
import { photoCalls } from '../photo/contract.ts'
import { chatPhotoCalls } from '../photo/conversation/contract.ts'
import { photoDeskCalls } from '../photo/desk/contract.ts'
import { packCalls } from '../photo/pack/contract.ts'
import { deviceCalls } from '../push/contract.ts'
import { happeningCalls } from '../push/happenings/contract.ts'
import { sendingCalls } from '../push/sending/contract.ts'
import { siteCalls } from '../site/contract.ts'
import { pagesCalls } from '../site/pages/contract.ts'
import { statisticsCalls } from '../site/statistics/contract.ts'
import type { AnswerOf, AskedBodyOf, AskedQueryOf, BodyOf, QueryOf } from './call.ts'

/** Every call of the product, once: the server mounts these, the client calls these. */
export const contract = {
  ...siteCalls,
  ...pagesCalls,
  ...accountCalls,
  ...dataCalls,
  ...ageCalls,
  ...termsCalls,
  ...credentialCalls,
  ...deviceCalls,
  ...sendingCalls,
  ...happeningCalls,
  ...discoveryCalls,
  ...matchFinderCalls,
  ...swipeCalls,
  ...choicesCalls,
  ...autoLikeCalls,
  ...visitCalls,
  ...favouriteCalls,
  ...avoidedCalls,
  ...savedSearchCalls,
  ...photoCalls,
  ...albumCalls,
  ...photoDeskCalls,
  ...chatPhotoCalls,
  ...chatCalls,
  ...creditsCalls,
  ...reorderCalls,
  ...directDebitCalls,
  ...spendingLimitCalls,
  ...walletCalls,
  ...withdrawalCalls,
  ...reportingCalls,
  ...noticeCalls,
  ...deskCalls,
  ...approvalCalls,
  ...supportCalls,
  ...staffCalls,
  ...fictionCalls,
  ...packCalls,
  ...statisticsCalls,
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
