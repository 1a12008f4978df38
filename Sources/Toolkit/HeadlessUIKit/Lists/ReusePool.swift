/// Views that scrolled out of sight, by reuse identifier, to show other content later.
///
/// The last view put back is the first taken, so that every run shows a row in the same view.
@preconcurrency @MainActor
struct ReusePool<View: UIView> {
  private var unused: [String: [View]] = [:]

  /// Takes a view with an identifier, if one is left.
  mutating func take(_ identifier: String) -> View? {
    unused[identifier]?.popLast()
  }

  /// Keeps a view for reuse; one without an identifier is dropped.
  mutating func put(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}
