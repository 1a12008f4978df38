/// The kind of bar height that a look applies to; the raw values are UIKit's.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a phone in landscape.
  case compact = 1
  /// The usual height with a line above the title.
  case defaultPrompt = 101
  /// The height on a phone in landscape with a line above the title.
  case compactPrompt = 102
}

/// The position of a bar; the raw values are UIKit's.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, extending behind the status bar.
  case topAttached = 3
}

extension UINavigationBar {
  /// Sets the image behind the bar's content. Stored only.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` for none.
  ///   - barMetrics: Ignored: the image applies at every height.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    standardAppearance.backgroundImage = backgroundImage
  }

  /// Sets the image behind the bar's content. Stored only.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` for none.
  ///   - barPosition: Ignored: the image applies at every position.
  ///   - barMetrics: Ignored: the image applies at every height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the image behind the bar's content; `nil` if none was set.
  ///
  /// - Parameter barMetrics: Ignored: the image is the same at every height.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { standardAppearance.backgroundImage }

  /// Moves the title up or down. Stored only.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points; a positive one moves the title down.
  ///   - barMetrics: Ignored: the distance is the same at every height.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    standardAppearance.titlePositionAdjustment.vertical = adjustment
  }

  /// Returns the distance in points by which the title is moved down; 0 by default.
  ///
  /// - Parameter barMetrics: Ignored: the distance is the same at every height.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    standardAppearance.titlePositionAdjustment.vertical
  }
}

extension UIToolbar {
  /// Sets the image behind the bar's content. Stored only.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` for none.
  ///   - topOrBottom: Ignored: the image applies at every position.
  ///   - barMetrics: Ignored: the image applies at every height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    standardAppearance.backgroundImage = backgroundImage
  }

  /// Sets the image of the line at the bar's edge. Stored only.
  ///
  /// - Parameters:
  ///   - shadowImage: The image; `nil` for the system's line.
  ///   - topOrBottom: Ignored: the image applies at every position.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    standardAppearance.shadowImage = shadowImage
  }

  /// Returns the image of the line at the bar's edge; `nil`, the default, for the system's line.
  ///
  /// - Parameter topOrBottom: Ignored: the image is the same at every position.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    standardAppearance.shadowImage
  }
}
