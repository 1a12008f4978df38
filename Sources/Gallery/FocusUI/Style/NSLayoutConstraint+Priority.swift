import HeadlessUIKit

extension NSLayoutConstraint {
  /// The same constraint, with another priority.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
