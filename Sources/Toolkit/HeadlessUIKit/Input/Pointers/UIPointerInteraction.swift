import Foundation

/// An interaction that changes the pointer over a view. There is no pointer here, and the delegate
/// is never called.
@preconcurrency @MainActor
open class UIPointerInteraction: UIInteraction {
  /// The object that determines the pointer's look.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Whether the interaction changes the pointer; `true` by default. Stored only.
  open var isEnabled: Bool = true

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that determines the pointer's look, which is not retained;
  ///   `nil` by default.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Calls the delegate again. Has no effect here.
  open func invalidate() {}
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Determines the pointer's look over the regions of a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region of the view under the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the pointer's look in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`, for the default look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The pointer's position.
@preconcurrency @MainActor
public final class UIPointerRegionRequest {
  /// The position in the view.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}

/// A region of a view with its own pointer.
@preconcurrency @MainActor
public final class UIPointerRegion: UIKitObject {
  /// The region in the view's coordinates.
  public let rect: CGRect
  /// The name of the region; `nil` by default.
  public let identifier: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The region in the view's coordinates.
  ///   - identifier: The name of the region; `nil` by default.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// The effect of the pointer on the view under it.
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
  /// A rectangle with rounded corners; the radius is in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line; the length is in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line; the length is in points.
  case horizontalBeam(length: CGFloat)
}

/// The look of the pointer.
///
///     let lift = UIPointerStyle(effect: .lift(UITargetedPreview(view: button)))
///     let beam = UIPointerStyle(shape: .verticalBeam(length: 20))
@preconcurrency @MainActor
open class UIPointerStyle {
  /// The effect on the view; `nil` for no effect.
  let effect: UIPointerEffect?
  /// The shape of the pointer; `nil` for the default one.
  let shape: UIPointerShape?

  private init(effect: UIPointerEffect?, shape: UIPointerShape?) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates a look with an effect on the view.
  ///
  /// - Parameters:
  ///   - effect: What happens to the view under the pointer.
  ///   - shape: The shape of the pointer; `nil`, the default, for the system's choice.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: .some(effect), shape: shape)
  }

  /// Creates a look with a shape, and without an effect on the view.
  ///
  /// - Parameters:
  ///   - shape: The shape of the pointer.
  ///   - axes: Ignored here; empty by default.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape)
  }

  /// Returns the look of a hidden pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil) }
}

/// A set of axes; the values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  ///
  /// - Parameter rawValue: One bit for each axis.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
