import { enActivation } from '../account/activation.ts'
import { enAge } from '../account/age.ts'
import { enArchive } from '../account/archive.ts'
import { enConsent } from '../account/consent.ts'
import { enCredentials } from '../account/credentials.ts'
import { enGoodbye } from '../account/goodbye.ts'
import { enLeaving } from '../account/leaving.ts'
import { enNotifications } from '../account/notifications.ts'
import { enOutside } from '../account/outside.ts'
import { enOwnProfile } from '../account/own-profile.ts'
import { enProfile } from '../account/profile.ts'
import { enReminder } from '../account/reminder.ts'
import { enSettings } from '../account/settings.ts'
import { enSignupSteps } from '../account/signup-steps.ts'
import { enTerms } from '../account/terms.ts'
import { enBlocking } from '../chat/blocking.ts'
import { enConversations } from '../chat/conversations.ts'
import { enEmoji } from '../chat/emoji.ts'
import { enGifts } from '../chat/gifts.ts'
import { enOneMessage } from '../chat/one-message.ts'
import { enChatPhotos } from '../chat/photos.ts'
import { enAvoided } from '../discovery/avoided.ts'
import { enLikes } from '../discovery/likes.ts'
import { enSavedSearches } from '../discovery/saved-searches.ts'
import { enSearch } from '../discovery/search.ts'
import { enShared } from '../discovery/shared.ts'
import { enSwipe } from '../discovery/swipe.ts'
import { enReporting } from '../moderation/reporting.ts'
import { enCheckout } from '../payment/checkout.ts'
import { enDirectDebit } from '../payment/direct-debit.ts'
import { enDiscount } from '../payment/discount.ts'
import { enImmediateDelivery } from '../payment/immediate-delivery.ts'
import { enMandateOf } from '../payment/mandate-of.ts'
import { enMandatePaper } from '../payment/mandate-paper.ts'
import { enOrder } from '../payment/order.ts'
import { enReceipt } from '../payment/receipt.ts'
import { enReorder } from '../payment/reorder.ts'
import { enSpendingLimit } from '../payment/spending-limit.ts'
import { enWallet } from '../payment/wallet.ts'
import { enWithdrawal } from '../payment/withdrawal.ts'
import { enAlbum } from '../photo/album.ts'
import { enPhotos } from '../photo/photos.ts'
import { enHappenings } from '../push/happenings.ts'
import { enEntry } from '../site/entry.ts'
import { enHome } from '../site/home.ts'
import { enInstall } from '../site/install.ts'
import { enLanding } from '../site/landing.ts'
import { enPages } from '../site/pages.ts'
import { enPlace } from '../site/place.ts'
import { enRestRefusals } from './rest-refusals.ts'

/** The English texts of every other page; those of the charts and the opening lines come with their own. */
export const enRest = {
  ...enActivation,
  ...enAge,
  ...enArchive,
  ...enConsent,
  ...enCredentials,
  ...enGoodbye,
  ...enLeaving,
  ...enNotifications,
  ...enHappenings,
  ...enOutside,
  ...enOwnProfile,
  ...enProfile,
  ...enReminder,
  ...enSettings,
  ...enSignupSteps,
  ...enTerms,
  ...enBlocking,
  ...enConversations,
  ...enEmoji,
  ...enGifts,
  ...enOneMessage,
  ...enChatPhotos,
  ...enAvoided,
  ...enLikes,
  ...enSavedSearches,
  ...enSearch,
  ...enShared,
  ...enSwipe,
  ...enReporting,
  ...enCheckout,
  ...enDirectDebit,
  ...enMandateOf,
  ...enMandatePaper,
  ...enDiscount,
  ...enImmediateDelivery,
  ...enOrder,
  ...enReceipt,
  ...enReorder,
  ...enSpendingLimit,
  ...enWallet,
  ...enWithdrawal,
  ...enAlbum,
  ...enPhotos,
  ...enEntry,
  ...enHome,
  ...enInstall,
  ...enLanding,
  ...enPages,
  ...enPlace,
  ...enRestRefusals,
}
