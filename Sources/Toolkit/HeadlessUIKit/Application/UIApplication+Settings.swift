import Foundation

extension UIContentSizeCategory {
  /// Posted when the user has chosen another text size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// The device settings that the user changes while the application runs.
///
/// Views and controllers with changed traits are notified immediately, from top to bottom; then
/// windows are laid out.
extension UIApplication {
  /// The text size that the user prefers; large by default.
  public var preferredContentSizeCategory: UIContentSizeCategory { screen.settings.contentSizeCategory }

  /// The user's accessibility settings; all off by default.
  public var accessibilitySettings: AccessibilitySettings { screen.settings.accessibility }

  /// The reading direction of the language; left to right by default.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sets the appearance.
  ///
  /// - Parameter style: Light or dark.
  public func set(userInterfaceStyle style: UIUserInterfaceStyle) {
    changeSettings { $0.style = style }
  }

  /// Sets the reading direction of the language.
  ///
  /// - Parameter layoutDirection: The direction that all windows inherit.
  public func set(layoutDirection: UITraitEnvironmentLayoutDirection) {
    changeSettings { $0.layoutDirection = layoutDirection }
  }

  /// Sets the text size, and posts ``UIContentSizeCategory/didChangeNotification``.
  ///
  /// - Parameter category: The size; the present one changes nothing.
  public func set(contentSizeCategory category: UIContentSizeCategory) {
    // UIKit posts the notification only if the size changed.
    guard category != preferredContentSizeCategory else { return }
    changeSettings { $0.contentSizeCategory = category }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    layoutWindowsIfNeeded()
  }

  /// Replaces all accessibility settings.
  ///
  /// - Parameter settings: The new settings; change a copy of ``accessibilitySettings`` to keep the
  ///   others.
  public func set(accessibilitySettings settings: AccessibilitySettings) {
    changeSettings { $0.accessibility = settings }
  }

  private func changeSettings(_ change: (inout ScreenSettings) -> Void) {
    change(&screen.settings)
    windows.forEach { $0.updateTraits() }
    layoutWindowsIfNeeded()
  }
}
