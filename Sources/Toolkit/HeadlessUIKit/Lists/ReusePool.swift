/// Views that are out of sight, kept by their reuse identifiers to be shown again with other
/// content.
///
/// The view that was put back last is taken first, so that which view shows a row is the same in
/// every run.
@preconcurrency @MainActor
struct ReusePool<View: UIView> {
  private var unused: [String: [View]] = [:]

  /// Takes a view with an identifier, if one is left.
  mutating func take(_ identifier: String) -> View? {
    unused[identifier]?.popLast()
  }

  /// Keeps a view; one without an identifier is not shown again.
  mutating func put(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}
