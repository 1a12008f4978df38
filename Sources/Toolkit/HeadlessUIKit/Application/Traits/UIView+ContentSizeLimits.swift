import Foundation

/// The text sizes between which that of a view stays, whatever the user prefers.
struct ContentSizeLimits: CustomStringConvertible {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var description: String {
    "minimum: \(minimum?.rawValue ?? "none"), maximum: \(maximum?.rawValue ?? "none")"
  }

  /// Returns the nearest size within the limits; one that is left open stays so.
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
