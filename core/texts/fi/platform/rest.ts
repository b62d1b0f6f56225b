import { fiActivation } from '../account/activation.ts'
import { fiAge } from '../account/age.ts'
import { fiArchive } from '../account/archive.ts'
import { fiConsent } from '../account/consent.ts'
import { fiCredentials } from '../account/credentials.ts'
import { fiGoodbye } from '../account/goodbye.ts'
import { fiLeaving } from '../account/leaving.ts'
import { fiNotifications } from '../account/notifications.ts'
import { fiOutside } from '../account/outside.ts'
import { fiOwnProfile } from '../account/own-profile.ts'
import { fiProfile } from '../account/profile.ts'
import { fiReminder } from '../account/reminder.ts'
import { fiSettings } from '../account/settings.ts'
import { fiSignupSteps } from '../account/signup-steps.ts'
import { fiTerms } from '../account/terms.ts'
import { fiBlocking } from '../chat/blocking.ts'
import { fiConversations } from '../chat/conversations.ts'
import { fiEmoji } from '../chat/emoji.ts'
import { fiGifts } from '../chat/gifts.ts'
import { fiOneMessage } from '../chat/one-message.ts'
import { fiChatPhotos } from '../chat/photos.ts'
import { fiAvoided } from '../discovery/avoided.ts'
import { fiLikes } from '../discovery/likes.ts'
import { fiSavedSearches } from '../discovery/saved-searches.ts'
import { fiSearch } from '../discovery/search.ts'
import { fiShared } from '../discovery/shared.ts'
import { fiSwipe } from '../discovery/swipe.ts'
import { fiReporting } from '../moderation/reporting.ts'
import { fiCheckout } from '../payment/checkout.ts'
import { fiDirectDebit } from '../payment/direct-debit.ts'
import { fiDiscount } from '../payment/discount.ts'
import { fiImmediateDelivery } from '../payment/immediate-delivery.ts'
import { fiMandateOf } from '../payment/mandate-of.ts'
import { fiMandatePaper } from '../payment/mandate-paper.ts'
import { fiOrder } from '../payment/order.ts'
import { fiReceipt } from '../payment/receipt.ts'
import { fiReorder } from '../payment/reorder.ts'
import { fiSpendingLimit } from '../payment/spending-limit.ts'
import { fiWallet } from '../payment/wallet.ts'
import { fiWithdrawal } from '../payment/withdrawal.ts'
import { fiAlbum } from '../photo/album.ts'
import { fiPhotos } from '../photo/photos.ts'
import { fiHappenings } from '../push/happenings.ts'
import { fiEntry } from '../site/entry.ts'
import { fiHome } from '../site/home.ts'
import { fiInstall } from '../site/install.ts'
import { fiLanding } from '../site/landing.ts'
import { fiPages } from '../site/pages.ts'
import { fiPlace } from '../site/place.ts'
import { fiUnitedStates } from '../site/united-states.ts'
import { fiRestRefusals } from './rest-refusals.ts'

/** The Finnish texts of every other page; those of the charts and the opening lines come with their own. */
export const fiRest = {
  ...fiOutside,
  ...fiTerms,
  ...fiActivation,
  ...fiAge,
  ...fiArchive,
  ...fiConsent,
  ...fiCredentials,
  ...fiGoodbye,
  ...fiLeaving,
  ...fiNotifications,
  ...fiHappenings,
  ...fiOwnProfile,
  ...fiProfile,
  ...fiReminder,
  ...fiSettings,
  ...fiSignupSteps,
  ...fiBlocking,
  ...fiConversations,
  ...fiEmoji,
  ...fiGifts,
  ...fiOneMessage,
  ...fiChatPhotos,
  ...fiAvoided,
  ...fiLikes,
  ...fiSavedSearches,
  ...fiSearch,
  ...fiShared,
  ...fiSwipe,
  ...fiReporting,
  ...fiCheckout,
  ...fiDirectDebit,
  ...fiMandateOf,
  ...fiMandatePaper,
  ...fiDiscount,
  ...fiImmediateDelivery,
  ...fiOrder,
  ...fiReceipt,
  ...fiReorder,
  ...fiSpendingLimit,
  ...fiWallet,
  ...fiWithdrawal,
  ...fiAlbum,
  ...fiPhotos,
  ...fiEntry,
  ...fiHome,
  ...fiInstall,
  ...fiLanding,
  ...fiPages,
  ...fiPlace,
  ...fiUnitedStates,
  ...fiRestRefusals,
}
