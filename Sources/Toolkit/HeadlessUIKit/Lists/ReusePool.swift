/// Views that are out of sight, kept by their identifiers for use in other places.
@MainActor
struct ReusePool<View: UIView> {
  private var unused: [String: [View]] = [:]

  /// Takes the view that was put back last.
  mutating func take(_ identifier: String) -> View? {
    unused[identifier]?.popLast()
  }

  /// Keeps a view; one without an identifier is not used again.
  mutating func put(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}
