import { daActivation } from '../account/activation.ts'
import { daAge } from '../account/age.ts'
import { daArchive } from '../account/archive.ts'
import { daConsent } from '../account/consent.ts'
import { daCredentials } from '../account/credentials.ts'
import { daGoodbye } from '../account/goodbye.ts'
import { daLeaving } from '../account/leaving.ts'
import { daNotifications } from '../account/notifications.ts'
import { daOutside } from '../account/outside.ts'
import { daOwnProfile } from '../account/own-profile.ts'
import { daProfile } from '../account/profile.ts'
import { daReminder } from '../account/reminder.ts'
import { daSettings } from '../account/settings.ts'
import { daSignupSteps } from '../account/signup-steps.ts'
import { daTerms } from '../account/terms.ts'
import { daBlocking } from '../chat/blocking.ts'
import { daConversations } from '../chat/conversations.ts'
import { daEmoji } from '../chat/emoji.ts'
import { daGifts } from '../chat/gifts.ts'
import { daOneMessage } from '../chat/one-message.ts'
import { daChatPhotos } from '../chat/photos.ts'
import { daAvoided } from '../discovery/avoided.ts'
import { daLikes } from '../discovery/likes.ts'
import { daSavedSearches } from '../discovery/saved-searches.ts'
import { daSearch } from '../discovery/search.ts'
import { daShared } from '../discovery/shared.ts'
import { daSwipe } from '../discovery/swipe.ts'
import { daReporting } from '../moderation/reporting.ts'
import { daCheckout } from '../payment/checkout.ts'
import { daDirectDebit } from '../payment/direct-debit.ts'
import { daDiscount } from '../payment/discount.ts'
import { daImmediateDelivery } from '../payment/immediate-delivery.ts'
import { daMandateOf } from '../payment/mandate-of.ts'
import { daMandatePaper } from '../payment/mandate-paper.ts'
import { daOrder } from '../payment/order.ts'
import { daReceipt } from '../payment/receipt.ts'
import { daReorder } from '../payment/reorder.ts'
import { daSpendingLimit } from '../payment/spending-limit.ts'
import { daWallet } from '../payment/wallet.ts'
import { daWithdrawal } from '../payment/withdrawal.ts'
import { daAlbum } from '../photo/album.ts'
import { daPhotos } from '../photo/photos.ts'
import { daHappenings } from '../push/happenings.ts'
import { daEntry } from '../site/entry.ts'
import { daHome } from '../site/home.ts'
import { daInstall } from '../site/install.ts'
import { daLanding } from '../site/landing.ts'
import { daPages } from '../site/pages.ts'
import { daPlace } from '../site/place.ts'
import { daUnitedStates } from '../site/united-states.ts'
import { daRestRefusals } from './rest-refusals.ts'

/** The Danish texts of every other page; those of the charts and the opening lines come with their own. */
export const daRest = {
  ...daOutside,
  ...daTerms,
  ...daActivation,
  ...daAge,
  ...daArchive,
  ...daConsent,
  ...daCredentials,
  ...daGoodbye,
  ...daLeaving,
  ...daNotifications,
  ...daHappenings,
  ...daOwnProfile,
  ...daProfile,
  ...daReminder,
  ...daSettings,
  ...daSignupSteps,
  ...daBlocking,
  ...daConversations,
  ...daEmoji,
  ...daGifts,
  ...daOneMessage,
  ...daChatPhotos,
  ...daAvoided,
  ...daLikes,
  ...daSavedSearches,
  ...daSearch,
  ...daShared,
  ...daSwipe,
  ...daReporting,
  ...daCheckout,
  ...daDirectDebit,
  ...daMandateOf,
  ...daMandatePaper,
  ...daDiscount,
  ...daImmediateDelivery,
  ...daOrder,
  ...daReceipt,
  ...daReorder,
  ...daSpendingLimit,
  ...daWallet,
  ...daWithdrawal,
  ...daAlbum,
  ...daPhotos,
  ...daEntry,
  ...daHome,
  ...daInstall,
  ...daLanding,
  ...daPages,
  ...daPlace,
  ...daUnitedStates,
  ...daRestRefusals,
}
