import Foundation

/// A layer that shows a part of its content.
///
///     let scroller = CAScrollLayer()
///     scroller.bounds.size = CGSize(width: 100, height: 50)
///     scroller.scrollMode = .vertically
///     scroller.scroll(to: CGPoint(x: 30, y: 200))
///     scroller.bounds.origin // (0, 200)
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls; ``CAScrollLayerScrollMode/both`` by default.
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Scrolls a point to the upper left corner, as far as the scroll mode allows.
  ///
  /// - Parameter p: The point, in the layer's own coordinates; it may be outside of the content.
  open func scroll(to p: CGPoint) {
    let isAcross = scrollMode == .both || scrollMode == .horizontally
    let isDown = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(x: isAcross ? p.x : bounds.minX, y: isDown ? p.y : bounds.minY)
  }

  /// Scrolls as little as possible to show a rectangle, as far as the scroll mode allows.
  ///
  /// - Parameter r: The rectangle, in the layer's own coordinates; if it is too large, its upper
  ///   left corner is shown.
  open func scroll(to r: CGRect) {
    func start(_ low: CGFloat, _ high: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
      if from < low { return from }
      return to > high ? low + min(to - high, from - low) : low
    }
    scroll(
      to: CGPoint(
        x: start(bounds.minX, bounds.maxX, from: r.minX, to: r.maxX),
        y: start(bounds.minY, bounds.maxY, from: r.minY, to: r.maxY)))
  }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
