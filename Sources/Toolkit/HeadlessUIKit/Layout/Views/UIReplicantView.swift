import Foundation

/// A picture of a view; its contents cannot be inspected.
///
///     let picture = view.snapshotView(afterScreenUpdates: true)
///     picture?.bounds.size == view.bounds.size // true
///     picture?.subviews.isEmpty // true: only the name of the view is known
@preconcurrency @MainActor
public final class UIReplicantView: UIView {
  /// The name of the view in the picture.
  public let pictured: String

  init(of view: UIView) {
    pictured = view.layoutName
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  /// Creates an empty picture; there are no archives to read.
  public required init?(coder: NSCoder) {
    pictured = ""
    super.init(coder: coder)
  }
}

extension UIView {
  /// Returns a picture of the view, as large as its bounds.
  ///
  /// - Parameter afterUpdates: Whether pending layout is done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIReplicantView(of: self)
  }
}
