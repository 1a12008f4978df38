import Foundation

/// The minimum and maximum text size of a view; `nil` for no limit:
///
///     ContentSizeLimits(minimum: .medium, maximum: .large).limited(.extraLarge)  // .large
struct ContentSizeLimits: CustomStringConvertible {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var description: String {
    "minimum: \(minimum?.rawValue ?? "none"), maximum: \(maximum?.rawValue ?? "none")"
  }

  /// Returns the closest size within the limits; `unspecified` stays.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    if let minimum, category < minimum { return minimum }
    if let maximum, maximum < category { return maximum }
    return category
  }
}

extension UIView {
  func setContentSizeLimit(
    _ limit: WritableKeyPath<ContentSizeLimits, UIContentSizeCategory?>, _ value: UIContentSizeCategory?
  ) {
    guard traitState.contentSizeLimits[keyPath: limit] != value else { return }
    traitState.contentSizeLimits[keyPath: limit] = value
    updateTraits()
  }
}
