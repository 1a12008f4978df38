/// Where the views come from that a table or a collection reuses.
enum ReusableViewSource<View: UIView> {
  case viewClass(View.Type)
  case nib(UINib)

  /// The source of a registered class; `nil` for none. A class of other views raises UIKit's
  /// exception.
  @MainActor
  static func registered(_ viewClass: AnyClass?) -> ReusableViewSource? {
    guard let viewClass else { return nil }
    if let viewClass = viewClass as? View.Type { return .viewClass(viewClass) }
    UIException.raise(
      .internalInconsistency,
      "The class \(viewClass) cannot be registered, as it is not a subclass of \(View.self).")
    return nil
  }
}
