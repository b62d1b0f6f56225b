import { ContainerModule } from 'inversify'
import { ageProofStore } from '#adapters/postgres/account/age/store.ts'
import { linkStore } from '#adapters/postgres/account/credentials/link-store.ts'
import { credentialStore } from '#adapters/postgres/account/credentials/store.ts'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { signupFormStore } from '#adapters/postgres/account/signup/store.ts'
import { accountStore } from '#adapters/postgres/account/store.ts'
import { termsStore } from '#adapters/postgres/account/terms/store.ts'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { verdictStore } from '#adapters/postgres/chat/warning-verdicts.ts'
import { avoidedStore } from '#adapters/postgres/discovery/avoided/store.ts'
import { choiceStore } from '#adapters/postgres/discovery/choices/store.ts'
import { favouriteStore } from '#adapters/postgres/discovery/favourites/store.ts'
import { autoLikeStore } from '#adapters/postgres/discovery/likes/store.ts'
import { matchFinderStore } from '#adapters/postgres/discovery/match-finder/store.ts'
import { savedSearchStore } from '#adapters/postgres/discovery/saved-searches/store.ts'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import { swipeStore } from '#adapters/postgres/discovery/swipe/store.ts'
import { visitStore } from '#adapters/postgres/discovery/visits/store.ts'
import { fictionStore } from '#adapters/postgres/fiction/store.ts'
import { approvalStore } from '#adapters/postgres/moderation/approval/store.ts'
import { deskStore } from '#adapters/postgres/moderation/desk-store.ts'
import { moderationStore } from '#adapters/postgres/moderation/store.ts'
import { supportStore } from '#adapters/postgres/moderation/support/store.ts'
import { webhookInbox } from '#adapters/postgres/payment/checkout/webhook-inbox.ts'
import { directDebitStore } from '#adapters/postgres/payment/direct-debit/store.ts'
import { reconciliationStore } from '#adapters/postgres/payment/reconciliation/store.ts'
import { mandateStore } from '#adapters/postgres/payment/reorder/store.ts'
import { spendingStore } from '#adapters/postgres/payment/spending-limit/store.ts'
import { paymentStore } from '#adapters/postgres/payment/store.ts'
import { walletStore } from '#adapters/postgres/payment/wallet/store.ts'
import { albumStore } from '#adapters/postgres/photo/album/store.ts'
import { chatPhotoStore } from '#adapters/postgres/photo/conversation/store.ts'
import { photoDeskStore } from '#adapters/postgres/photo/desk/store.ts'
import { packStore } from '#adapters/postgres/photo/pack/store.ts'
import { photoStore } from '#adapters/postgres/photo/store.ts'
import { health } from '#adapters/postgres/platform/health.ts'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { jobBook } from '#adapters/postgres/platform/jobs/job-book.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import { limiter } from '#adapters/postgres/platform/limiter.ts'
import { metricsStore } from '#adapters/postgres/platform/metrics.ts'
import { ownRecords } from '#adapters/postgres/platform/own-records.ts'
import { personalData } from '#adapters/postgres/platform/personal-data.ts'
import { retention } from '#adapters/postgres/platform/retention.ts'
import { sessionReads } from '#adapters/postgres/platform/session-reads.ts'
import { statisticsStore } from '#adapters/postgres/platform/statistics/store.ts'
import { happenings } from '#adapters/postgres/push/happenings/store.ts'
import { notices } from '#adapters/postgres/push/notices.ts'
import { pushChoiceStore } from '#adapters/postgres/push/sending/choices.ts'
import { pushSending } from '#adapters/postgres/push/sending/store.ts'
import { pushStore } from '#adapters/postgres/push/store.ts'
import { siteStore } from '#adapters/postgres/site/store.ts'
import * as t from '../platform/tokens.ts'
import { database, queue } from './tokens.ts'

/** What is kept, each in the database. */
export const storesModule = new ContainerModule(({ bind }) => {
  bind(t.store).toResolvedValue(lifecycleStore, [database, queue])
  bind(t.webhookInbox).toResolvedValue(webhookInbox, [database, queue])
  bind(t.notices).toResolvedValue(notices, [database, queue])
  bind(t.credentials).toResolvedValue(credentialStore, [database, queue])
  bind(t.accounts).toResolvedValue(accountStore, [database])
  bind(t.idempotencyStore).toResolvedValue(idempotencyStore, [database])
  bind(t.ownRecords).toResolvedValue(ownRecords, [database])
  bind(t.sessionStore).toResolvedValue(sessionStore, [database])
  bind(t.linkStore).toResolvedValue(linkStore, [database])
  bind(t.signupForms).toResolvedValue(signupFormStore, [database])
  bind(t.payments).toResolvedValue(paymentStore, [database])
  bind(t.debits).toResolvedValue(directDebitStore, [database])
  bind(t.mandates).toResolvedValue(mandateStore, [database])
  bind(t.spending).toResolvedValue(spendingStore, [database])
  bind(t.wallet).toResolvedValue(walletStore, [database])
  bind(t.chats).toResolvedValue(chatStore, [database])
  bind(t.verdictStore).toResolvedValue(verdictStore, [database])
  bind(t.fiction).toResolvedValue(fictionStore, [database])
  bind(t.packStore).toResolvedValue(packStore, [database])
  bind(t.sessionReads).toResolvedValue(sessionReads, [database])
  bind(t.discovery).toResolvedValue(discoveryStore, [database])
  bind(t.matchFinder).toResolvedValue(matchFinderStore, [database])
  bind(t.swipes).toResolvedValue(swipeStore, [database])
  bind(t.choices).toResolvedValue(choiceStore, [database])
  bind(t.autoLikes).toResolvedValue(autoLikeStore, [database])
  bind(t.visits).toResolvedValue(visitStore, [database])
  bind(t.ageProofs).toResolvedValue(ageProofStore, [database])
  bind(t.termsStore).toResolvedValue(termsStore, [database])
  bind(t.avoided).toResolvedValue(avoidedStore, [database])
  bind(t.favourites).toResolvedValue(favouriteStore, [database])
  bind(t.savedSearches).toResolvedValue(savedSearchStore, [database, queue])
  bind(t.photos).toResolvedValue(photoStore, [database])
  bind(t.albums).toResolvedValue(albumStore, [database])
  bind(t.chatPhotos).toResolvedValue(chatPhotoStore, [database])
  bind(t.personalData).toResolvedValue(personalData, [database])
  bind(t.moderation).toResolvedValue(moderationStore, [database])
  bind(t.photoDeskStore).toResolvedValue(photoDeskStore, [database])
  bind(t.deskStore).toResolvedValue(deskStore, [database])
  bind(t.approvals).toResolvedValue(approvalStore, [database])
  bind(t.support).toResolvedValue(supportStore, [database, queue])
  bind(t.push).toResolvedValue(pushStore, [database])
  bind(t.pushChoices).toResolvedValue(pushChoiceStore, [database])
  bind(t.pushSending).toResolvedValue(pushSending, [database, queue])
  bind(t.happenings).toResolvedValue(happenings, [database])
  bind(t.reconciliation).toResolvedValue(reconciliationStore, [database])
  bind(t.statistics).toResolvedValue(statisticsStore, [database])
  bind(t.jobBook).toResolvedValue(jobBook, [database])
  bind(t.health).toResolvedValue(health, [database])
  bind(t.metricsStore).toResolvedValue(metricsStore, [database])
  bind(t.sites).toResolvedValue(siteStore, [database])
  bind(t.retention).toResolvedValue(retention, [database])
  bind(t.limiter).toResolvedValue(limiter, [database])
})
