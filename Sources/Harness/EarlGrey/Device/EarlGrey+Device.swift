import Foundation
import HeadlessUIKit

extension EarlGrey {
  /// Shakes the device once the application is idle.
  public static func shakeDevice() throws(GREYDeviceError) {
    try waitForIdle(before: "shaking")
    UIApplication.shared.shakeDevice()
    _ = waitForIdle()
  }

  /// Taps the status bar once the application is idle; fails while it is hidden.
  public static func tapStatusBar() throws(GREYDeviceError) {
    try waitForIdle(before: "tapping the status bar", .syntheticEvents)
    guard !UIApplication.shared.isStatusBarHidden else {
      throw GREYDeviceError(.syntheticEvents, code: 0, "The status bar is hidden.")
    }
    UIApplication.shared.tapStatusBar()
    _ = waitForIdle()
  }

  /// Sends the application to the background once it is idle.
  public static func backgroundApplication() throws(GREYDeviceError) {
    try waitForIdle(before: "going to the background")
    UIApplication.shared.sendToBackground()
    _ = waitForIdle()
  }

  /// Brings the application back from the background, and waits until it is idle.
  public static func foregroundApplication() throws(GREYDeviceError) {
    try waitForIdle(before: "coming to the foreground")
    UIApplication.shared.bringToForeground()
    _ = waitForIdle()
  }

  /// Hands an address over to an application, as another one would, once the application is idle.
  ///
  /// Fails if the text is no address, or the application's delegate does not open it.
  public static func openDeepLinkURL(
    _ address: String, with application: UIApplication = .shared
  ) throws(GREYDeviceError) {
    try waitForIdle(before: "opening \(address)")
    guard let url = URL(string: address), url.scheme != nil else {
      throw GREYDeviceError(.deepLink, code: 0, "'\(address)' is no URL.")
    }
    guard application.openDeepLink(url) else {
      throw GREYDeviceError(
        .deepLink, code: 0, "The application's delegate did not open '\(address)', or there is none.")
    }
    _ = waitForIdle()
  }
}
