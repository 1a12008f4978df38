import Foundation

/// How a view's rectangle is drawn.
@MainActor
public final class CALayer {
  /// The view that the layer draws.
  weak var view: UIView?
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  /// Whether what lies outside of the bounds is cut off; the view's `clipsToBounds`.
  public var masksToBounds: Bool = false

  init(of view: UIView) {
    self.view = view
  }
}
