import { itActivation } from '../account/activation.ts'
import { itAge } from '../account/age.ts'
import { itArchive } from '../account/archive.ts'
import { itConsent } from '../account/consent.ts'
import { itCredentials } from '../account/credentials.ts'
import { itGoodbye } from '../account/goodbye.ts'
import { itLeaving } from '../account/leaving.ts'
import { itNotifications } from '../account/notifications.ts'
import { itOutside } from '../account/outside.ts'
import { itOwnProfile } from '../account/own-profile.ts'
import { itProfile } from '../account/profile.ts'
import { itReminder } from '../account/reminder.ts'
import { itSettings } from '../account/settings.ts'
import { itSignupSteps } from '../account/signup-steps.ts'
import { itTerms } from '../account/terms.ts'
import { itBlocking } from '../chat/blocking.ts'
import { itConversations } from '../chat/conversations.ts'
import { itEmoji } from '../chat/emoji.ts'
import { itGifts } from '../chat/gifts.ts'
import { itOneMessage } from '../chat/one-message.ts'
import { itChatPhotos } from '../chat/photos.ts'
import { itAvoided } from '../discovery/avoided.ts'
import { itLikes } from '../discovery/likes.ts'
import { itSavedSearches } from '../discovery/saved-searches.ts'
import { itSearch } from '../discovery/search.ts'
import { itShared } from '../discovery/shared.ts'
import { itSwipe } from '../discovery/swipe.ts'
import { itReporting } from '../moderation/reporting.ts'
import { itCheckout } from '../payment/checkout.ts'
import { itDirectDebit } from '../payment/direct-debit.ts'
import { itDiscount } from '../payment/discount.ts'
import { itImmediateDelivery } from '../payment/immediate-delivery.ts'
import { itMandateOf } from '../payment/mandate-of.ts'
import { itMandatePaper } from '../payment/mandate-paper.ts'
import { itOrder } from '../payment/order.ts'
import { itReceipt } from '../payment/receipt.ts'
import { itReorder } from '../payment/reorder.ts'
import { itSpendingLimit } from '../payment/spending-limit.ts'
import { itWallet } from '../payment/wallet.ts'
import { itWithdrawal } from '../payment/withdrawal.ts'
import { itAlbum } from '../photo/album.ts'
import { itPhotos } from '../photo/photos.ts'
import { itHappenings } from '../push/happenings.ts'
import { itEntry } from '../site/entry.ts'
import { itHome } from '../site/home.ts'
import { itInstall } from '../site/install.ts'
import { itLanding } from '../site/landing.ts'
import { itPages } from '../site/pages.ts'
import { itPlace } from '../site/place.ts'
import { itUnitedStates } from '../site/united-states.ts'
import { itRestRefusals } from './rest-refusals.ts'

/** The Italian texts of every other page; those of the charts and the opening lines come with their own. */
export const itRest = {
  ...itOutside,
  ...itTerms,
  ...itActivation,
  ...itAge,
  ...itArchive,
  ...itConsent,
  ...itCredentials,
  ...itGoodbye,
  ...itLeaving,
  ...itNotifications,
  ...itHappenings,
  ...itOwnProfile,
  ...itProfile,
  ...itReminder,
  ...itSettings,
  ...itSignupSteps,
  ...itBlocking,
  ...itConversations,
  ...itEmoji,
  ...itGifts,
  ...itOneMessage,
  ...itChatPhotos,
  ...itAvoided,
  ...itLikes,
  ...itSavedSearches,
  ...itSearch,
  ...itShared,
  ...itSwipe,
  ...itReporting,
  ...itCheckout,
  ...itDirectDebit,
  ...itMandateOf,
  ...itMandatePaper,
  ...itDiscount,
  ...itImmediateDelivery,
  ...itOrder,
  ...itReceipt,
  ...itReorder,
  ...itSpendingLimit,
  ...itWallet,
  ...itWithdrawal,
  ...itAlbum,
  ...itPhotos,
  ...itEntry,
  ...itHome,
  ...itInstall,
  ...itLanding,
  ...itPages,
  ...itPlace,
  ...itUnitedStates,
  ...itRestRefusals,
}
