/// What an infobar's banner asks of whoever presented it.
@MainActor
package protocol InfobarBannerDelegate: AnyObject {
  /// The banner's button was pressed.
  func bannerInfobarButtonWasPressed()
  /// The modal that tells more is wanted.
  func presentInfobarModalFromBanner()
  /// The banner is to go, since the user swiped it away or said so by another action.
  func dismissInfobarBannerForUserInteraction(_ userInitiated: Bool)
  /// The banner is gone.
  func infobarBannerWasDismissed()
}
