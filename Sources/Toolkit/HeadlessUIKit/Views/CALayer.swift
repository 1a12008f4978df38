import Foundation

/// How a view's rectangle is drawn.
@MainActor
public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var masksToBounds: Bool = false
}
