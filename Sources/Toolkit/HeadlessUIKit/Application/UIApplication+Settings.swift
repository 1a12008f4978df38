import Foundation

extension UIContentSizeCategory {
  /// Is posted when the user chose another text size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// What the user changes in the device's settings while the application runs.
///
/// Views and controllers with other traits hear of it at once, from top to bottom, and layout follows.
extension UIApplication {
  public var preferredContentSizeCategory: UIContentSizeCategory { screen.settings.contentSizeCategory }

  public var accessibilitySettings: AccessibilitySettings { screen.settings.accessibility }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Chooses the light or the dark appearance.
  public func set(userInterfaceStyle style: UIUserInterfaceStyle) {
    changeSettings { $0.style = style }
  }

  /// Chooses the direction that the language reads in.
  public func set(layoutDirection: UITraitEnvironmentLayoutDirection) {
    changeSettings { $0.layoutDirection = layoutDirection }
  }

  /// Chooses a text size; posts ``UIContentSizeCategory/didChangeNotification`` if it is another one.
  public func set(contentSizeCategory category: UIContentSizeCategory) {
    guard category != preferredContentSizeCategory else { return }
    changeSettings { $0.contentSizeCategory = category }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    layoutWindowsIfNeeded()
  }

  /// Turns accessibility settings on and off.
  public func set(accessibilitySettings settings: AccessibilitySettings) {
    changeSettings { $0.accessibility = settings }
  }

  private func changeSettings(_ change: (inout ScreenSettings) -> Void) {
    change(&screen.settings)
    windows.forEach { $0.updateTraits() }
    layoutWindowsIfNeeded()
  }
}
