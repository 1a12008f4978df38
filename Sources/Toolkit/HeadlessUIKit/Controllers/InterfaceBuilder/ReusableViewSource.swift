/// The source of the reusable views of a table or a collection.
enum ReusableViewSource<View: UIView> {
  case viewClass(View.Type)
  case nib(UINib)
  /// A prototype in a storyboard.
  case prototype(@MainActor () -> View?)

  /// Returns the source for a registered class; `nil` if there is no class. A class of other views
  /// raises UIKit's exception.
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
