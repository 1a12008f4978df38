import Foundation

/// An interaction that changes the pointer over a view. There is no pointer here, and the delegate is
/// not called.
@preconcurrency @MainActor
open class UIPointerInteraction: UIInteraction {
  /// The object that decides how the pointer looks.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Whether the interaction changes the pointer; `true` by default. Stored only.
  open var isEnabled: Bool = true

  /// Creates an interaction whose delegate decides.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Makes the delegate decide again; without effect here.
  open func invalidate() {}
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the new view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides how the pointer looks over the parts of a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the part of the view that the pointer is in.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns how the pointer looks in a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default part.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`: the pointer looks as everywhere.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where the pointer is.
@preconcurrency @MainActor
public final class UIPointerRegionRequest {
  /// The position in the view.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}

/// A part of a view with its own look of the pointer.
@preconcurrency @MainActor
public final class UIPointerRegion: UIKitObject {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// The name of the part; `nil` for none.
  public let identifier: AnyHashable?

  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// How the pointer changes what it is over.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The system decides.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
}

/// The shape of the pointer.
public enum UIPointerShape: Hashable, Sendable {
  /// A rectangle with rounded corners, of a radius in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright line of a length in points.
  case verticalBeam(length: CGFloat)
  /// A level line of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// How the pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle {
  /// What the pointer does to the view; `nil` for nothing.
  let effect: UIPointerEffect?
  /// The shape of the pointer; `nil` for the usual one.
  let shape: UIPointerShape?

  private init(effect: UIPointerEffect?, shape: UIPointerShape?) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a look with an effect on the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: .some(effect), shape: shape)
  }

  /// Creates a look with a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape)
  }

  /// Returns the look of a pointer that is not visible.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil) }
}

/// A set of directions; the values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
