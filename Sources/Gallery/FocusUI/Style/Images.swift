import FocusModel
import Foundation
import HeadlessUIKit

extension UIImage {
  /// Returns the image of a product's name.
  static func wordmark(of product: Product) -> UIImage {
    UIImage(named: "img_\(product)_wordmark", size: CGSize(width: 220, height: 44))
  }

  /// The gear of the home screen.
  static let focusSettings = symbol("icon_settings")
  /// The gear with a dot for news.
  static let focusSettingsWithNews = symbol("preferences_updated")
  static let focusLock = UIImage(named: "icon_https", size: CGSize(width: 16, height: 16))
  static let focusSmallLock = UIImage(named: "icon_https_small", size: CGSize(width: 10, height: 10))
  /// The cross that clears the address; the tests of the app find its button by this name.
  static let focusClear = UIImage(named: "icon clear", size: CGSize(width: 16, height: 16))
  static let focusMagnifier = UIImage(named: "icon_searchfor", size: CGSize(width: 16, height: 16))
  /// The waves of the first run, in the size of its view on a phone.
  static let focusFrontWave = UIImage(named: "first-run-wave-front", size: CGSize(width: 470, height: 200))
  static let focusBackWave = UIImage(named: "first-run-wave-back", size: CGSize(width: 420, height: 200))
  static let focusBack = symbol("icon_back_active")
  static let focusForward = symbol("icon_forward_active")
  static let focusStop = symbol("icon_stop_menu")
  static let focusReload = symbol("icon_refresh_menu")
  static let focusShare = symbol("icon_openwith_active")

  private static func symbol(_ name: String) -> UIImage {
    UIImage(named: name, size: CGSize(width: 24, height: 24))
  }
}
