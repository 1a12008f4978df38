import Foundation

/// A picture of a view; what is in it cannot be looked up.
@MainActor
public final class UIReplicantView: UIView {
  /// The name of the view that the picture shows.
  public let pictured: String

  init(of view: UIView) {
    pictured = view.layoutName
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  public required init?(coder: NSCoder) {
    pictured = ""
    super.init(coder: coder)
  }
}

extension UIView {
  /// A picture of the view, as large as its bounds.
  ///
  /// - Parameter afterUpdates: Whether layout that waits is done before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIReplicantView(of: self)
  }
}
