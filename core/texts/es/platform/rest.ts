import { esActivation } from '../account/activation.ts'
import { esAge } from '../account/age.ts'
import { esArchive } from '../account/archive.ts'
import { esConsent } from '../account/consent.ts'
import { esCredentials } from '../account/credentials.ts'
import { esGoodbye } from '../account/goodbye.ts'
import { esLeaving } from '../account/leaving.ts'
import { esNotifications } from '../account/notifications.ts'
import { esOutside } from '../account/outside.ts'
import { esOwnProfile } from '../account/own-profile.ts'
import { esProfile } from '../account/profile.ts'
import { esReminder } from '../account/reminder.ts'
import { esSettings } from '../account/settings.ts'
import { esSignupSteps } from '../account/signup-steps.ts'
import { esTerms } from '../account/terms.ts'
import { esBlocking } from '../chat/blocking.ts'
import { esConversations } from '../chat/conversations.ts'
import { esEmoji } from '../chat/emoji.ts'
import { esGifts } from '../chat/gifts.ts'
import { esOneMessage } from '../chat/one-message.ts'
import { esChatPhotos } from '../chat/photos.ts'
import { esAvoided } from '../discovery/avoided.ts'
import { esLikes } from '../discovery/likes.ts'
import { esSavedSearches } from '../discovery/saved-searches.ts'
import { esSearch } from '../discovery/search.ts'
import { esShared } from '../discovery/shared.ts'
import { esSwipe } from '../discovery/swipe.ts'
import { esReporting } from '../moderation/reporting.ts'
import { esCheckout } from '../payment/checkout.ts'
import { esDirectDebit } from '../payment/direct-debit.ts'
import { esDiscount } from '../payment/discount.ts'
import { esImmediateDelivery } from '../payment/immediate-delivery.ts'
import { esMandateOf } from '../payment/mandate-of.ts'
import { esMandatePaper } from '../payment/mandate-paper.ts'
import { esOrder } from '../payment/order.ts'
import { esReceipt } from '../payment/receipt.ts'
import { esReorder } from '../payment/reorder.ts'
import { esSpendingLimit } from '../payment/spending-limit.ts'
import { esWallet } from '../payment/wallet.ts'
import { esWithdrawal } from '../payment/withdrawal.ts'
import { esAlbum } from '../photo/album.ts'
import { esPhotos } from '../photo/photos.ts'
import { esHappenings } from '../push/happenings.ts'
import { esEntry } from '../site/entry.ts'
import { esHome } from '../site/home.ts'
import { esInstall } from '../site/install.ts'
import { esLanding } from '../site/landing.ts'
import { esPages } from '../site/pages.ts'
import { esPlace } from '../site/place.ts'
import { esUnitedStates } from '../site/united-states.ts'
import { esRestRefusals } from './rest-refusals.ts'

/** The Spanish texts of every other page; those of the charts and the opening lines come with their own. */
export const esRest = {
  ...esOutside,
  ...esTerms,
  ...esActivation,
  ...esAge,
  ...esArchive,
  ...esConsent,
  ...esCredentials,
  ...esGoodbye,
  ...esLeaving,
  ...esNotifications,
  ...esHappenings,
  ...esOwnProfile,
  ...esProfile,
  ...esReminder,
  ...esSettings,
  ...esSignupSteps,
  ...esBlocking,
  ...esConversations,
  ...esEmoji,
  ...esGifts,
  ...esOneMessage,
  ...esChatPhotos,
  ...esAvoided,
  ...esLikes,
  ...esSavedSearches,
  ...esSearch,
  ...esShared,
  ...esSwipe,
  ...esReporting,
  ...esCheckout,
  ...esDirectDebit,
  ...esMandateOf,
  ...esMandatePaper,
  ...esDiscount,
  ...esImmediateDelivery,
  ...esOrder,
  ...esReceipt,
  ...esReorder,
  ...esSpendingLimit,
  ...esWallet,
  ...esWithdrawal,
  ...esAlbum,
  ...esPhotos,
  ...esEntry,
  ...esHome,
  ...esInstall,
  ...esLanding,
  ...esPages,
  ...esPlace,
  ...esUnitedStates,
  ...esRestRefusals,
}
